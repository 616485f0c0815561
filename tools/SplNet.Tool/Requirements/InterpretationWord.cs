using SplNet.Statistics;

namespace SplNet.Tool.Requirements;

/// <summary>Interpretations as one word of a command.</summary>
internal static class InterpretationWord
{
    /// <summary>All of them.</summary>
    public static IEnumerable<string> All => Interpretations.All.Select(Of);

    /// <summary>The word of one: <c>trimmed-runs</c>.</summary>
    public static string Of(IInterpretation interpretation) => interpretation.Name.Replace(' ', '-');
}
