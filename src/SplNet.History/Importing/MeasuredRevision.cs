using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>A commit at which a requirement was measured, other than the checked-out one.</summary>
/// <param name="Revision">The commit.</param>
/// <param name="Suffix">The end of the names of its operands, for example <c>@git:…</c>.</param>
/// <param name="Requirement">The requirement in the names of its series.</param>
internal sealed record MeasuredRevision(Revision Revision, string Suffix, string Requirement);
