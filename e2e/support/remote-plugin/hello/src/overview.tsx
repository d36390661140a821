import { Button, useRuntime, useTranslate } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import { post } from '@jwsk/sdk/system'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './overview.css'

/** Uses React state, a call to the platform and a portal. */
export default function Overview() {
  const t = useTranslate()
  const { client } = useRuntime()
  const [count, setCount] = useState(0)
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    client.call(post.page, { current: 1, size: 1 }).then((page) => isRecord(page) && setTotal(Number(page.total)))
  }, [client])
  return (
    <section className="hello-screen">
      <h1>{t('overview.title')}</h1>
      <p>{t('overview.total', { total: total ?? '…' })}</p>
      <Button onClick={() => setCount(count + 1)}>{t('overview.count', { count })}</Button>
      {createPortal(<output>{t('overview.count', { count })}</output>, document.body)}
    </section>
  )
}
