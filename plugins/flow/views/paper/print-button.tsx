import { Button, useTranslate } from '@jwsk/kit'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RequestPaper, type RequestPaperProps } from './request-paper'
import { requestPaper } from './template'

const maxWaitMs = 3000

/** Waits for the lazily loaded parts and the pictures of a paper. */
async function waitForPaper(paper: HTMLElement) {
  const end = Date.now() + maxWaitMs
  const isReady = () => !paper.querySelector('[aria-busy="true"]') && [...paper.querySelectorAll('img')].every(({ complete }) => complete)
  await new Promise((resolve) => setTimeout(resolve, 100))
  while (!isReady() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Paper that exists while it is printed. */
function Paper({ onPrinted, ...props }: RequestPaperProps & { readonly onPrinted: () => void }) {
  const paper = useRef<HTMLElement>(null)
  const printed = useRef(onPrinted)
  useEffect(() => {
    printed.current = onPrinted
  })
  useEffect(() => {
    let isMounted = true
    const print = async () => {
      if (paper.current) await waitForPaper(paper.current)
      if (!isMounted) return
      window.print()
      printed.current()
    }
    void print()
    return () => {
      isMounted = false
    }
  }, [])
  // the stylesheet of the console prints such an element alone
  return createPortal(
    <section ref={paper} className="kit-print">
      <RequestPaper {...props} />
    </section>,
    document.body,
  )
}

/** Button that prints a request. */
export function PrintButton(props: Omit<RequestPaperProps, 'template'>) {
  const t = useTranslate()
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button icon="file" busy={isPrinting} onClick={() => setPrinting(true)}>
        {t('paper.print')}
      </Button>
      {isPrinting && <Paper {...props} template={requestPaper} onPrinted={() => setPrinting(false)} />}
    </>
  )
}
