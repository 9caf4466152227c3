// Stands in for the theme's progress bar, a package of its own: src/css/recovery.css draws one.
export {};
