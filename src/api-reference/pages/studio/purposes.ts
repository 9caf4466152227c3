/**
 * What each component of Studio's library is for, in the words of this site: the package describes
 * half of them as "the component". A test holds the list to the library.
 */
export const componentPurposes: Readonly<Record<string, string>> = {
  Autocomplete: 'Text field that suggests options while people type',
  Button: 'Starts an action or leads to another page',
  Chart: 'Draws one or more series of data as lines, bars, areas, or points',
  Checkbox: 'Turns one option on or off; it can look like a switch',
  Container: 'Keeps the elements in it at a readable width',
  DataGrid: 'Shows records in rows and columns that can be sorted, filtered, and edited',
  DatePicker: 'Field for a date, with a calendar',
  FilePicker: 'Takes files from the device of the user',
  Form: 'Submits the inputs in it together',
  Image: 'Shows a picture from an address',
  List: 'Repeats an element for each item of an array',
  Metric: 'Shows one number with a label, colored by thresholds',
  PageColumn: 'Places elements below each other; the editor adds it',
  PageRow: 'Places elements beside each other; the editor adds it',
  Paper: 'Surface that sets the elements in it apart',
  Select: 'Drop-down list with one value out of several',
  Spacer: 'Leaves room between elements',
  Stack: 'Places elements in a row or a column with equal gaps',
  Tabs: 'Bar of tabs whose selection the page can read',
  Text: 'Shows text, Markdown, or a link',
  TextField: 'Field for text, a number, or a password',
};
