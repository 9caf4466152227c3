const textFields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], ' +
  'input:not([type="button"], [type="checkbox"], [type="color"], [type="image"], [type="radio"], ' +
  '[type="range"], [type="reset"], [type="submit"])';

/** Whether keys pressed there are text: in fields, and in anything inside of editable content. */
export function isTypingTarget(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(textFields) !== null;
}
