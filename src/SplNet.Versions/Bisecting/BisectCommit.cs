using System.Text.Json.Serialization;

namespace SplNet.Versions.Bisecting;

/// <summary>A commit between the good end and the bad one.</summary>
/// <param name="Id">Its permanent id.</param>
/// <param name="Title">The first line of its message.</param>
/// <param name="Date">The commit date; null if it is not committed.</param>
/// <param name="Parents">The ids of its parents, starting with the parent on its branch.</param>
internal sealed record BisectCommit(string Id, string Title, DateTimeOffset? Date, IReadOnlyList<string> Parents)
{
    private const int FullId = 40;
    private const int ShortestId = 10;

    /// <summary>False for a commit that is known to change nothing and only links other commits.</summary>
    [JsonIgnore]
    public bool MayBeCulprit { get; init; } = true;

    public string ShortId => Abbreviate(Id);

    /// <summary>Shortens an id for reports: git ids are abbreviated, others are short already.</summary>
    public static string Abbreviate(string id) => id.Length >= FullId && id.All(char.IsAsciiHexDigitLower) ? id[..ShortestId] : id;
}
