import { ConfigError } from './config'

/** The last resort: needs no texts, no state and no style sheet but the first. */
export function CrashPage({ error }: { readonly error: unknown }) {
  if (error instanceof ConfigError) return <ConfigFindings findings={error.findings} />
  return (
    <main className="alone crash">
      <h1>系统出错了 · Something failed</h1>
      <p>
        请重新加载页面；如果一直出现，请联系管理员。
        <br />
        Reload the page; if it keeps happening, tell an administrator.
      </p>
      <p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          重新加载 · Reload
        </button>
      </p>
    </main>
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
      <p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          重新加载 · Reload
        </button>
      </p>
    </main>
  )
}
