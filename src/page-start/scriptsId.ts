/** Id of the `<template>` that holds the scripts of a page. */
export const scriptsId = 'page-scripts';
