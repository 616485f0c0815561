namespace SplNet.Versions.Repositories;

/// <summary>An exact revision.</summary>
/// <param name="Text">The revision as requested.</param>
/// <param name="Id">Its permanent name: the full id of a commit, or a URL with a revision number.</param>
/// <param name="ContentKey">A key of the content: builds of this revision can be cached under it.</param>
/// <param name="Description">One line for reports.</param>
internal abstract record ResolvedRevision(string Text, string Id, string ContentKey, string Description);
