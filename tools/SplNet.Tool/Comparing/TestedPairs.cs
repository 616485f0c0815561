using SplNet.Causes.Selection;
using SplNet.Evaluation.Inquiries;
using SplNet.Statements.Requirements;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>Converts the answers of tests into the rows of a comparison.</summary>
internal static class TestedPairs
{
    /// <summary>The comparisons. Repeating a test would evaluate its claim, so this command repeats each.</summary>
    /// <param name="answers">The answers.</param>
    /// <param name="revisions">The revisions, the base first.</param>
    /// <param name="request">The user's request.</param>
    public static IEnumerable<ComparedPair> Of(
        IEnumerable<InquiryAnswer> answers, IReadOnlyList<ComparedRevision> revisions, CompareRequest request) =>
        answers.SelectMany(answer => Measured(answer, revisions, request).Concat(Selected(answer, revisions, request)));

    /// <summary>The operands that are not among the answers, or cannot be measured.</summary>
    /// <param name="reported">The listed operands.</param>
    /// <param name="answers">The answers.</param>
    /// <param name="project">The project of the tests.</param>
    public static IEnumerable<UnreadableRequirement> Unmeasured(
        IReadOnlyList<InquiryAnswer> reported, IReadOnlyList<InquiryAnswer> answers, string? project) => reported
            .Where(one => one.Problems.Count > 0 || !answers.Any(answer => answer.Operand == one.Operand))
            .Select(one => new UnreadableRequirement(one.Operand, one.Problems.Count > 0 ? one.Problems : ["Its test did not reach it " +
                "again during measuring. Tests must evaluate the same experiments each time."]) { Place = PlaceOf(one, project) });

    private static IEnumerable<ComparedPair> Measured(
        InquiryAnswer answer, IReadOnlyList<ComparedRevision> revisions, CompareRequest request) => answer.Comparisons.Select(
            one => new ComparedPair(
                answer.Operand, revisions[one.Revision].Text, ComparedMetric.Of(one.Metric), one.BaseName, one.OtherName,
                CompareRepeat.Over(one, answer.Operand, revisions, request))
            {
                Exact = one.Exact,
                Selection = answer.Selections.FirstOrDefault(selection => selection.Revision == one.Revision)?.Selection,
                Place = PlaceOf(answer, request.TestProject),
            });

    private static IEnumerable<ComparedPair> Selected(
        InquiryAnswer answer, IReadOnlyList<ComparedRevision> revisions, CompareRequest request) => answer.Selections.SelectMany(one =>
        {
            var (revision, names) = (revisions[one.Revision].Text, (one.BaseName, one.OtherName));
            return one.Selection.Kind == SelectionKind.Unaffected
                ? ComparedPair.Unaffected(
                    answer.Operand, revision, names, ComparedMetric.ReadAll(request.Metrics), one.Selection,
                    PlaceOf(answer, request.TestProject))
                : request.SelectsOnly
                ? [ComparedPair.Planned(answer.Operand, revision, names, one.Selection, PlaceOf(answer, request.TestProject))]
                : [];
        });

    private static SourcePlace? PlaceOf(InquiryAnswer answer, string? project) =>
        SourcePaths.Of((answer.Place is { } place ? SymbolPlaces.Of(place.Assembly, place.Method, place.Line) : null)
            ?? (project is null ? null : new StatedPlace(project, 1, Column: null)));
}
