// Stands in for the theme's client module that loads a highlighter into every page.
export {};
