/** Puts a value into a control as if it had been typed, so that React and the form hear of a change. */
export function retype(input: HTMLInputElement, value: string): void {
  // React compares with what it last saw through its own setter; the browser's goes past it.
  if (input.value === value) input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
