using System.Globalization;

namespace SplNet.Versions.Repositories.Subversion;

/// <summary>A folder of a Subversion repository at a revision.</summary>
/// <param name="Text">The revision as requested.</param>
/// <param name="Url">The folder, with its name at that time.</param>
/// <param name="Number">The requested revision.</param>
/// <param name="Changed">The last one that changed the folder.</param>
/// <param name="Uuid">The repository.</param>
/// <param name="Path">The folder within the repository, <c>/trunk</c>.</param>
internal sealed record SvnRevision(string Text, string Url, long Number, long Changed, string Uuid, string Path) : ResolvedRevision(
    Text,
    Url + "@" + Number.ToString(CultureInfo.InvariantCulture),
    string.Create(CultureInfo.InvariantCulture, $"{Uuid}:{Path}@{Changed}"),
    string.Create(CultureInfo.InvariantCulture, $"{Text} = r{Number} of {Path}, last changed in r{Changed}"));
