import { FactText } from '#src/lib/facts/fact-text.tsx'
import { WordScope } from '#src/lib/words/explained.tsx'
import { MISSING_TEXT } from './excerpt.ts'
import { type ReportBlock, reportBlocks } from './report-blocks.ts'
import { SheetTable } from './sheet-table.tsx'

/** The whole text of an analysis; its figures can be asked where facts are provided around it. */
export function ReportArticle({ text }: { text: string }) {
  return (
    <WordScope>
      <article className="min-w-0 max-w-prose text-base leading-7">
        {text ? (
          reportBlocks(text).map((block) =>
            block.heading ? (
              <h3 key={block.start} className="mt-8 mb-2 text-sm font-semibold tracking-wide text-primary first:mt-0">
                {block.text}
              </h3>
            ) : block.sheet ? (
              <ReportSheet key={block.start} sheet={block.sheet} />
            ) : (
              <div key={block.start} className={block.item ? 'mb-2 border-l-2 border-line pl-4' : 'mb-4'}>
                <FactText text={block.text} campo="resultado.resposta" offset={block.start} />
              </div>
            ),
          )
        ) : (
          <p>{MISSING_TEXT}</p>
        )}
      </article>
    </WordScope>
  )
}

function ReportSheet({ sheet: { rows, starts } }: { sheet: NonNullable<ReportBlock['sheet']> }) {
  return (
    <div className="mb-4">
      <SheetTable
        rows={rows}
        cell={(row, column) => (
          <FactText text={rows[row]![column]!} campo="resultado.resposta" offset={starts[row]![column]!} />
        )}
      />
    </div>
  )
}
