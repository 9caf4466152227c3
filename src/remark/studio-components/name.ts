/** Name of the element in pages. */
export const STUDIO_COMPONENT = 'StudioComponent';
