type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Puts a value into a control as if it had been typed, so that React and the form notice the change. */
export function retype(control: Control, value: string): void {
  // React compares with what it last saw through its own setter; the browser's goes past it.
  if (control.value === value) control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
