/// <reference types="@testing-library/jest-dom" />

// A tenth of a second for each file of tests, of which most have no document.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
