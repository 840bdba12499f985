// Runs before the first paint: applies the kept theme, hides the visitor buttons of a signed-in user, and keeps forms from
// being sent by the browser while the application, which sends them, is on its way. What was typed stays.
;(() => {
  const root = document.documentElement
  addEventListener('submit', (event) => root.dataset.app || event.preventDefault(), true)
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('token') || sessionStorage.getItem('token')) root.dataset.session = 'kept'
  } catch {
    // Storage may be switched off: the system's theme stays.
    root.dataset.storage = 'off'
  }
})()
