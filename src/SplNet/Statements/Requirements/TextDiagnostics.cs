namespace SplNet.Statements.Requirements;

/// <summary>Tells whose the problems of a text are: those inside of a requirement are that one's, and those of declarations are everybody's.</summary>
internal sealed class TextDiagnostics
{
    // Of a file with thousands of wrong declarations, each requirement tells the first ones.
    private const int MostShared = 100;

    private readonly Dictionary<SyntaxNode, List<FormulaDiagnostic>> _own = new(SameNode.Comparer);
    private readonly List<FormulaDiagnostic> _shared = [];

    /// <summary>Sorts the problems of a text.</summary>
    /// <param name="requirements">Its requirements, in their order.</param>
    /// <param name="diagnostics">Its problems.</param>
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

    /// <summary>Those of a requirement, and those of everybody.</summary>
    public IEnumerable<FormulaDiagnostic> Of(RequirementSyntax requirement) =>
        _shared.Take(MostShared).Concat(_own.GetValueOrDefault(requirement, []));
}
