/**
 * What the reference may lack, with the reason. A line that is not needed any more fails the
 * build, as a gap without a line does. Keys are `Export` for an export without an entry, and
 * `Export.prop` for a prop without a description.
 */
export const exemptions: Readonly<Record<string, string>> = {
  'AccountPopoverFooter.children': "React's own children: the typings say nothing of them",
  'AccountPopoverHeader.children': "React's own children: the typings say nothing of them",
  'CrudProvider.children': "React's own children: the typings say nothing of them",
  'DialogsProvider.children': "React's own children: the typings say nothing of them",
  'DialogsProvider.unmountAfter':
    'a delay in milliseconds; the typings say nothing of it, the guide of useDialogs does',
  'Edit.id': 'id of the record; the typings say nothing of it, the guide of CRUD does',
  'LocalizationProvider.children': "React's own children: the typings say nothing of them",
  'NotificationsProvider.children': "React's own children: the typings say nothing of them",
  'NotificationsProvider.slotProps': 'its one member stands under the slot props',
  'NotificationsProvider.slots': 'its one slot has a description of its own',
  'PageContainer.children': "React's own children: the typings say nothing of them",
  'PageHeaderToolbar.children': "React's own children: the typings say nothing of them",
  'Show.id': 'id of the record; the typings say nothing of it, the guide of CRUD does',
};
