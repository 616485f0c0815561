using SplNet.Causes.Code;
using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>One side of a comparison: the code of its library, and the runs of the counted copy.</summary>
/// <param name="Library">The code.</param>
/// <param name="Runs">The counts; empty if counting was impossible.</param>
internal sealed record CountedSide(LibraryCode Library, IReadOnlyList<RunCounts> Runs)
{
    /// <summary>The work of each method.</summary>
    public WorkTable Work { get; } = Runs.Count == 0 ? WorkTable.Empty : WorkTable.Of(Library, Runs);

    /// <summary>The parts of a method that the user wrote.</summary>
    public IEnumerable<MethodPart> PartsOf(string method) => _parts[method];

    private readonly ILookup<string, MethodPart> _parts = Library.Parts.ToLookup(static part => part.User, StringComparer.Ordinal);
}
