using System.Text.Json.Serialization;

namespace SplNet.Versions.Bisecting;

/// <summary>A commit between the good end and the bad one.</summary>
/// <param name="Id">What names it for ever.</param>
/// <param name="Title">The first line of its message.</param>
/// <param name="Date">When it was committed; null if it is not.</param>
/// <param name="Parents">The ids of those that it follows, the first of them being that of its branch.</param>
internal sealed record BisectCommit(string Id, string Title, DateTimeOffset? Date, IReadOnlyList<string> Parents)
{
    private const int FullId = 40;
    private const int ShortestId = 10;

    /// <summary>False for one that is known to change nothing; it only tells which others follow which.</summary>
    [JsonIgnore]
    public bool MayBeCulprit { get; init; } = true;

    public string ShortId => Abbreviate(Id);

    /// <summary>An id as reports show it: of git's a part, others are short already.</summary>
    public static string Abbreviate(string id) => id.Length >= FullId && id.All(char.IsAsciiHexDigitLower) ? id[..ShortestId] : id;
}
