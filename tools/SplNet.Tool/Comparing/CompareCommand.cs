using SplNet.Requirements;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Comparing;

/// <summary>The command <c>splnet compare</c>: finds operands, measures each at the base and at another revision, sums up.</summary>
internal sealed class CompareCommand(TextWriter output, TextWriter errors)
{
    public ExitCode Run(CompareRequest request)
    {
        var files = new[] { request.Json, request.Markdown }.OfType<string>().Select(static path => new ResultFile(path)).ToList();
        if (files.Select(static file => file.Problem()).OfType<string>().ToList() is { Count: > 0 } unwritable)
            return Wrong([.. unwritable]);
        try
        {
            var revisions = ComparedRevision.ReadAll(request.Revisions);
            return Search(request) is not { } search ? ExitCode.Usage
                : search.Operands.Count + search.Unreadable.Count == 0 ? Nothing.Say(errors, request.Inputs)
                : Compare(request, revisions, search, request.Settings.Over(ExperimentOptions.Default));
        }
        catch (SplNetException mistake)
        {
            return Wrong(mistake.Message);
        }
    }

    private ExitCode Compare(CompareRequest request, IReadOnlyList<ComparedRevision> revisions, OperandSearch search, ExperimentOptions options)
    {
        var comparisons = RevisionComparison.All(search.Operands, revisions);
        var level = SharedLevel.Of(options, comparisons.Count);
        var pairs = comparisons.Select(comparison => new ComparedPair(
            comparison, CompareRepeat.Over(comparison.Requirement(given => request.Settings.Over(given) with { Alpha = level }).Run(), comparison, request))).ToList();
        var rows = RowClassification.Rows(pairs, search.Unreadable, options.Alpha);
        var document = new CompareDocument
        {
            ExitCode = (int)ChangeCounts.ExitCodeOf(rows),
            Base = revisions[0].Text,
            Revisions = [.. revisions.Skip(1).Select(static revision => revision.Text)],
            Alpha = options.Alpha,
            Resolution = options.Resolution,
            Comparisons = rows,
        };
        Screen.Show(output, CompareReport.Sections(document));
        string?[] lost =
        [
            request.Json is { } json ? new ResultFile(json).Write(DocumentJson.Write(document)) : null,
            request.Markdown is { } markdown ? new ResultFile(markdown).Write(CompareMarkdown.Write(document)) : null,
        ];
        return lost.OfType<string>().ToArray() is { Length: > 0 } unwritten ? Wrong(unwritten) : (ExitCode)document.ExitCode;
    }

    private OperandSearch? Search(CompareRequest request)
    {
        var requirements = new RequirementSearch(request.Inputs, adjust: null, errors);
        var search = new OperandSearch();
        if (!request.HasTexts)
        {
            if (requirements.Find() is not { } found)
                return null;
            foreach (var requirement in found)
                search.Add(requirement);
            return search;
        }

        var settings = new RequirementSettings(requirements.Home(), []);
        foreach (var method in request.Methods)
            search.Add(GivenOperands.Method(method, settings));
        foreach (var formula in request.Formulas)
            search.Add(GivenOperands.Formula(formula, settings));
        return search;
    }

    private ExitCode Wrong(params string[] messages)
    {
        foreach (var message in messages)
            errors.WriteLine(message);
        return ExitCode.Usage;
    }
}
