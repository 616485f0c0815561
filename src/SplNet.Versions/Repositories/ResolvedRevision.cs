namespace SplNet.Versions.Repositories;

/// <summary>A revision that is known exactly.</summary>
/// <param name="Text">As it was asked for.</param>
/// <param name="Id">What names it for ever: the full id of a commit, a URL with a revision's number.</param>
/// <param name="ContentKey">Equal where the content is: what is built from it can be kept under this key.</param>
/// <param name="Description">One line for reports.</param>
internal abstract record ResolvedRevision(string Text, string Id, string ContentKey, string Description);
