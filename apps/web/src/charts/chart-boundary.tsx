import { Component, type ReactNode } from 'react'
import { ChartNotice } from './chart-notice.tsx'
import { CHART_TEXT } from './chart-text.ts'

interface BoundaryProps {
  /** A new source gets a new try. */
  source: unknown
  children: ReactNode
}

/** A chart that can't be drawn takes nothing else with it. */
export class ChartBoundary extends Component<BoundaryProps, { failed: boolean; source: unknown }> {
  override state = { failed: false, source: this.props.source }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { source: unknown }) {
    return props.source === state.source ? null : { failed: false, source: props.source }
  }

  override render() {
    return this.state.failed ? <ChartNotice>{CHART_TEXT.failed}</ChartNotice> : this.props.children
  }
}
