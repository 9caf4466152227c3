/** What components are that say nothing of themselves, in our own words. */
export const componentNotes: Readonly<Record<string, string>> = {
  Checkbox:
    'The Material UI [Checkbox](https://mui.com/material-ui/react-checkbox/) component, which can also be shown as a switch.',
};
