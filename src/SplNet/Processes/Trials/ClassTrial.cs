using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.Replaying.Frameworks.NUnit;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>The trial of the tests of one class in one process.</summary>
/// <param name="request">What to try, and how.</param>
/// <param name="answers">Takes the outcomes.</param>
/// <param name="watched">Where tests must not write.</param>
internal sealed class ClassTrial(TrialRequest request, TrialAnswers answers, WatchedFolders watched)
{
    private const int Rounds = 2;

    // The sources of a test are called once for all its rows.
    private readonly Dictionary<MethodInfo, SourceRows> _rows = [];

    /// <summary>Tries tests.</summary>
    /// <param name="tests">The tests of the class.</param>
    /// <param name="subjects">The subjects to try, with the place of each in the request.</param>
    public void Run(IReadOnlyList<TestCandidate> tests, IReadOnlyList<(int Index, TrialSubject Subject)> subjects)
    {
        answers.Announce(subjects[0].Index, TrialStage.Shared);
        var first = In(subjects[0].Subject);
        var shared = new SharedObjects(first);
        if (SubjectTrial.Failure(shared.Begin) is { } unmade)
        {
            foreach (var (index, _) in subjects)
                answers.Give(index, new TrialOutcome { Refusal = FailureKind.Refuse(unmade, Refusals.SharedFails) });
            return;
        }

        var repeated = new List<(int Index, TestCalls Calls)>();
        foreach (var (index, subject) in subjects)
        {
            var test = In(subject);
            TestCalls? calls = null;
            if (SubjectTrial.Failure(() => calls = Calls(test, subject, shared)) is { } uncallable)
            {
                answers.Give(
                    index,
                    new TrialOutcome
                    {
                        Refusal = FailureKind.Refuse(
                            uncallable, uncallable is MissingRowException ? Refusals.SourceChanges : Refusals.Fails),
                    });
                continue;
            }

            var outcome = index < request.Known ? null : Try(index, subject, calls!);
            if (outcome is not null)
                answers.Give(index, outcome);
            if (outcome?.Refusal is null)
                repeated.Add((index, calls!));
        }

        InTurn(repeated);
        answers.Announce(subjects[0].Index, TrialStage.End);
        if (SubjectTrial.Failure(shared.End) is not { } unended)
            return;
        foreach (var (index, _) in repeated)
            answers.Give(index, new TrialOutcome { Refusal = FailureKind.Refuse(unended, Refusals.SharedFails) });

        TestCandidate In(TrialSubject subject) => tests.First(subject.IsOf) is var test && subject.FixtureKey.Length == 0
            ? test
            : test.WithFixture(subject.FixtureKey, text: null);
    }

    private TestCalls Calls(TestCandidate test, TrialSubject subject, SharedObjects shared)
    {
        if (subject.Key.Length == 0)
            return new TestCalls(test, subject.Row == TrialSubject.NoRow ? null : test.Rows[subject.Row], shared);
        if (!_rows.TryGetValue(test.Method, out var rows))
            _rows[test.Method] = rows = RowListing.Call(test, subject);
        return new TestCalls(test, row: null, shared, rows.Find(subject.Key, test.FullName));
    }

    private TrialOutcome Try(int index, TrialSubject subject, TestCalls calls)
    {
        ResultsOutsideOfTests.Renew();
        if (request.Kind is TrialKind.Repeated or TrialKind.Confirmed)
            return new SubjectTrial(calls, request.Budget, watched, request.LimitsOf(subject)).Run(stage => answers.Announce(index, stage));
        if (request.Kind == TrialKind.LifeCycles)
            return new LifeCycleTrial(calls, request.Accepted).Run(stage => answers.Announce(index, stage));
        answers.Announce(index, TrialStage.First);
        var failure = SubjectTrial.Failure(calls.Whole) ?? SubjectTrial.Failure(calls.Whole);
        return new TrialOutcome
        {
            Refusal = failure is null
                ? null
                : FailureKind.Refuse(failure, request.Kind == TrialKind.Reversed ? Refusals.Order : Refusals.OtherProcess),
        };
    }

    // Forward and back, so that each test follows each of its neighbours.
    private void InTurn(List<(int Index, TestCalls Calls)> repeated)
    {
        if (request.Kind != TrialKind.Repeated || repeated.Count < 2)
            return;
        for (var round = 0; round < Rounds; round++)
        {
            repeated.Reverse();
            foreach (var (index, calls) in repeated.ToList())
            {
                answers.Announce(index, TrialStage.InTurn);
                ResultsOutsideOfTests.Renew();
                if (SubjectTrial.Failure(calls.Whole) is not { } failure)
                    continue;
                answers.Give(index, new TrialOutcome { Refusal = FailureKind.Refuse(failure, Refusals.Order) });
                repeated.RemoveAll(one => one.Index == index);
            }
        }
    }
}
