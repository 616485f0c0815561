using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>Lists the rows that the sources of tests return; no test runs.</summary>
/// <param name="request">The tests.</param>
/// <param name="answers">Takes the rows.</param>
internal sealed class RowListing(TrialRequest request, TrialAnswers answers)
{
    /// <summary>Lists the rows of all tests.</summary>
    /// <param name="assembly">The tests' assembly.</param>
    public void Run(Assembly assembly)
    {
        foreach (var (index, subject) in request.Subjects.Index())
        {
            answers.Announce(index, TrialStage.First);
            answers.List(index, Rows(TrialProcess.Read(assembly, subject.Class).First(test => IsSourceOf(test, subject)), subject));
        }
    }

    /// <summary>Calls the sources of a test, or of its class.</summary>
    /// <param name="test">The test.</param>
    /// <param name="subject">The wanted row of the class, or <see cref="TrialSubject.OfClass"/>.</param>
    public static SourceRows Call(TestCandidate test, TrialSubject subject)
    {
        ArgumentNullException.ThrowIfNull(test);
        var framework = TestFrameworks.Create(test.Framework);
        return subject.Row == TrialSubject.OfClass
            ? SourceRows.OfFixtures(framework, test.Class, test.LifeCycle.Constructor!)
            : SourceRows.Of(framework, test.Class, test.Method);
    }

    private static bool IsSourceOf(TestCandidate test, TrialSubject subject) => subject.Row == TrialSubject.OfClass
        ? test.Variant.HasSource
        : TrialSubject.Of(test, subject.Row) with { Variant = subject.Variant } == subject;

    // Called twice: a source that draws numbers returns other rows.
    private RowList Rows(TestCandidate test, TrialSubject subject)
    {
        try
        {
            var rows = Call(test, subject);
            if (rows.Rows.Count == 0)
                return RowList.Refused(new Refusal(Refusals.SourceEmpty));
            return Call(test, subject).Keys.ToHashSet(StringComparer.Ordinal).SetEquals(rows.Keys)
                ? new RowList([.. Listed(rows).Take(request.MostRows)], rows.Keys.Distinct(StringComparer.Ordinal).Count())
                : RowList.Refused(new Refusal(Refusals.SourceChanges));
        }
        catch (Exception failure)
        {
            return RowList.Refused(
                new Refusal(Refusals.SourceFails, failure is UnreplayableTestException ? failure.Message : FailureKind.Shown(failure)));
        }
    }

    // A text that different rows have identifies none of them.
    private static IEnumerable<CandidateRow> Listed(SourceRows rows)
    {
        var listed = rows.Rows.Zip(rows.Keys, static (row, key) => new CandidateRow([])
        {
            Key = key,
            Text = RowKeys.HasPlace(key) ? null : RowText.Of(row),
            ChecksResult = row.ChecksResult,
            Refusal = row.Refusal,
        }).DistinctBy(static row => row.Key, StringComparer.Ordinal).ToList();
        var shared = listed.Where(static row => row.Text is not null).GroupBy(static row => row.Text, StringComparer.Ordinal)
            .Where(static group => group.Skip(1).Any()).Select(static group => group.Key).ToHashSet(StringComparer.Ordinal);
        return listed.Select(row => shared.Contains(row.Text) ? row with { Text = null } : row);
    }
}
