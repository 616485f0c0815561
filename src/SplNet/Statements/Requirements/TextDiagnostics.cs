namespace SplNet.Statements.Requirements;

/// <summary>
/// Assigns the problems of a text: problems inside a requirement belong to it, and problems of declarations belong to all requirements.
/// </summary>
internal sealed class TextDiagnostics
{
    // If a file has thousands of invalid declarations, each requirement reports only the first ones.
    private const int MostShared = 100;

    private readonly Dictionary<SyntaxNode, List<FormulaDiagnostic>> _own = new(SameNode.Comparer);
    private readonly List<FormulaDiagnostic> _shared = [];

    /// <summary>Assigns the problems of a text to its requirements.</summary>
    /// <param name="requirements">The requirements, in order.</param>
    /// <param name="diagnostics">The problems.</param>
    public TextDiagnostics(SyntaxList<RequirementSyntax> requirements, IEnumerable<FormulaDiagnostic> diagnostics)
    {
        List<int> starts = [.. requirements.Select(static requirement => requirement.Span.Start)];
        foreach (var diagnostic in diagnostics)
        {
            var found = starts.BinarySearch(diagnostic.Span.Start);
            var index = found >= 0 ? found : ~found - 1;
            if (index < 0 || diagnostic.Span.Start > requirements[index].Span.End)
                _shared.Add(diagnostic);
            else if (_own.TryGetValue(requirements[index], out var own))
                own.Add(diagnostic);
            else
                _own.Add(requirements[index], [diagnostic]);
        }
    }

    /// <summary>The problems of a requirement, including the shared ones.</summary>
    public IEnumerable<FormulaDiagnostic> Of(RequirementSyntax requirement) =>
        _shared.Take(MostShared).Concat(_own.GetValueOrDefault(requirement, []));
}
