using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>A commit at which a requirement was measured that is not the one that is checked out.</summary>
/// <param name="Revision">The commit.</param>
/// <param name="Suffix">How the names of its operands end, for example <c>@git:…</c>.</param>
/// <param name="Requirement">The requirement in the names of its series.</param>
internal sealed record MeasuredRevision(Revision Revision, string Suffix, string Requirement);
