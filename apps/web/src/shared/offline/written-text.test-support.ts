/** Returns everything written in the browser's databases, as text. */
export async function writtenText(): Promise<string> {
  const database = await answerTo(indexedDB.open('weekbord'));
  if (!database.objectStoreNames.contains('cache')) return '';
  const written = await answerTo(database.transaction('cache').objectStore('cache').getAll());
  database.close();
  return JSON.stringify(written);
}

export function answerTo<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database does not answer')));
  });
}
