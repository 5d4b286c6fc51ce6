// A test shop's front door, and the administrators and others who knock at its API.
import { BASE_URL, createTestDoor, SECRET, type TestDoor } from './door-for-tests.ts'
import { makePerson } from './sessions-for-tests.ts'

/** Answers as they came: the status and the body read as JSON. */
export type Ask = <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Body }>

export type AdminDoor = TestDoor & {
  admin: Ask
  /** A second one. */
  colleague: Ask
  visitor: Ask
}

export async function createAdminDoor(...options: Parameters<typeof createTestDoor>): Promise<AdminDoor> {
  const door = await createTestDoor(...options)
  const asAdmin = async () => ask(door, (await makePerson(door.shop, SECRET, { isAdmin: true })).cookie)
  return { ...door, admin: await asAdmin(), colleague: await asAdmin(), visitor: ask(door, '') }
}

function ask(door: TestDoor, cookie: string): Ask {
  return async <Body>(method: string, path: string, body?: unknown) => {
    const response = await door.request(path, {
      method,
      headers: {
        Cookie: cookie,
        Origin: BASE_URL,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Body }
  }
}
