// Runs before the first paint: applies the kept theme and hides the visitor buttons of a signed-in user.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('token') || sessionStorage.getItem('token')) root.dataset.session = 'kept'
  } catch {
    // Storage may be switched off: the system's theme stays.
    root.dataset.storage = 'off'
  }
})()
