// In React's own chunk, to be evaluated before the application and apart from it.
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'
