// what React does for one step of a person, counted in the page of a production build: it tells whoever stands where its tools would

/** runs in the page, before React */
function createDevtoolsHook() {
  const functions = new Set([0, 11, 14, 15])
  const performedWork = 1
  const count = { commits: 0, rendered: 0 }
  const childrenOf = (fiber) => {
    const children = []
    for (let child = fiber.child; child; child = child.sibling) children.push(child)
    return children
  }
  function look(fiber, before) {
    if (functions.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) count.rendered += 1
    // what was not reached has the children that it had
    if (before === null || fiber.child !== before.child) for (const child of childrenOf(fiber)) look(child, child.alternate)
  }
  globalThis.renderCount = count
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_id, root) {
      count.commits += 1
      look(root.current, root.current.alternate)
    },
  }
}

export const countRenders = (page) => page.addInitScript(createDevtoolsHook)

/** how many commits a step takes until the page rests, and how many function components render in them: counts, so that a slow machine has no say */
export async function countRendersDuring(page, step) {
  // a page without frames has no idle moment for as long as a minute
  const rested = () => page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 300)))
  await rested()
  const before = await page.evaluate(() => ({ ...globalThis.renderCount }))
  await step()
  await rested()
  const after = await page.evaluate(() => globalThis.renderCount)
  return { commits: after.commits - before.commits, rendered: after.rendered - before.rendered }
}
