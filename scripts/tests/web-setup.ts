import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The default of one second is no fault of a screen where the processor is shared.
configure({ asyncUtilTimeout: 20_000 })

/** What a component complains about fails its test; a test that expects a complaint mocks console.error itself. */
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => complaints.push(parts.map(String).join(' ')))
  }
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints, 'unexpected console output').toEqual([])
})

// jsdom has <dialog> without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// Nor does it know how to show a popover; its style sheet hides a closed one.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.style.display = 'block'
}
HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  this.style.display = ''
}

// Nothing is laid out in jsdom, so nothing is at any point.
document.elementsFromPoint ??= () => []
