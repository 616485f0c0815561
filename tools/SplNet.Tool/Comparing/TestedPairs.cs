using SplNet.Evaluation.Inquiries;
using SplNet.Statements.Requirements;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>What tests have answered, as the rows of a comparison need it.</summary>
internal static class TestedPairs
{
    /// <summary>The comparisons. What repeats a test would evaluate what it claims, so each is repeated by this command.</summary>
    /// <param name="answers">What was answered.</param>
    /// <param name="revisions">The revisions, the base first.</param>
    /// <param name="request">What the user asked for.</param>
    public static IEnumerable<ComparedPair> Of(IEnumerable<InquiryAnswer> answers, IReadOnlyList<ComparedRevision> revisions, CompareRequest request) => answers.SelectMany(answer => answer.Comparisons.Select(
        one => new ComparedPair(
            answer.Operand, revisions[one.Revision].Text, ComparedMetric.Of(one.Metric), one.BaseName, one.OtherName, CompareRepeat.Over(one, answer.Operand, revisions, request)) {
                Exact = one.Exact,
                Place = PlaceOf(answer, request.TestProject),
            }));

    /// <summary>The operands that are not among the answers, or cannot be measured.</summary>
    /// <param name="told">The operands that were told of.</param>
    /// <param name="answers">What was answered.</param>
    /// <param name="project">The project of the tests.</param>
    public static IEnumerable<UnreadableRequirement> Unmeasured(IReadOnlyList<InquiryAnswer> told, IReadOnlyList<InquiryAnswer> answers, string? project) => told
        .Where(one => one.Problems.Count > 0 || !answers.Any(answer => answer.Operand == one.Operand))
        .Select(one => new UnreadableRequirement(one.Operand, one.Problems.Count > 0 ? one.Problems : ["Its test did not reach it again during measuring. Tests must evaluate the same experiments each time."]) { Place = PlaceOf(one, project) });

    private static SourcePlace? PlaceOf(InquiryAnswer answer, string? project) =>
        SourcePaths.Of((answer.Place is { } place ? SymbolPlaces.Of(place.Assembly, place.Method, place.Line) : null) ?? (project is null ? null : new StatedPlace(project, 1, Column: null)));
}
