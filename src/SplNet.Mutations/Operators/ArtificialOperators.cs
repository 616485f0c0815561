namespace SplNet.Mutations.Operators;

/// <summary>
/// Operators whose mutants do not occur as mistakes. They find a place in almost every method, and so produce most mutants of a library.
/// Under a budget they come last.
/// </summary>
internal static class ArtificialOperators
{
    private static readonly HashSet<string> Ids = new(StringComparer.Ordinal) { "HWO", "LOK", "PTW", "STS" };

    /// <summary>True for a busy wait, a needless lock, and a value that is boxed and unboxed at once.</summary>
    /// <param name="id">The <see cref="IMutationOperator.Id"/>.</param>
    public static bool Contain(string id) => Ids.Contains(id);
}
