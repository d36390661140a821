import { Button } from '@jwsk/kit'
import { isMissingChunk } from '@jwsk/ui'
import { useEffect } from 'react'
import { ConfigError } from '../platform/config/config'

/** Last-resort error page: needs no locale, no state and only the first style sheet. */
export function CrashPage({ error }: { readonly error: unknown }) {
  if (error instanceof ConfigError) return <ConfigFindings findings={error.findings} />
  const { title, zh, en } = isMissingChunk(error) ? chunkErrorTexts : crashTexts
  return (
    <main className="alone crash">
      <h1>{title}</h1>
      <p>
        {zh}
        <br />
        {en}
      </p>
      <Reload />
    </main>
  )
}

const crashTexts = {
  title: '系统出错了 · Something failed',
  zh: '请重新加载页面；如果一直出现，请联系管理员。',
  en: 'Reload the page; if it keeps happening, tell an administrator.',
}
const chunkErrorTexts = {
  title: '页面没有加载出来 · The page could not be loaded',
  zh: '请检查网络；系统也可能刚刚更新了版本。重新加载即可继续。',
  en: 'Check the network; a new version may also just be out. Reload to go on.',
}

function Reload() {
  // safe to reload: the page holds no user input
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <p>
      <Button variant="primary" onClick={() => location.reload()}>
        重新加载 · Reload
      </Button>
    </p>
  )
}

function ConfigFindings({ findings }: Pick<ConfigError, 'findings'>) {
  return (
    <main className="alone crash">
      <h1>系统配置有误 · The configuration is wrong</h1>
      <p>
        请管理员修改 /config.json 后重新加载。
        <br />
        An administrator must mend /config.json, then reload.
      </p>
      <ul>
        {findings.map(({ path, zh, en }) => (
          <li key={path + en}>
            <code>{path}</code>
            <span lang="zh-CN">{zh}</span>
            <span lang="en">{en}</span>
          </li>
        ))}
      </ul>
      <Reload />
    </main>
  )
}
