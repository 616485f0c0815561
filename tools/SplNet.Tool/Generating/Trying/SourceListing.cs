using SplNet.Processes.Protocol;
using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;
using SplNet.Versioning;
using static System.FormattableString;

namespace SplNet.Tool.Generating.Trying;

/// <summary>Lists the rows that code returns, in a process that calls this code but no test.</summary>
/// <param name="assembly">The full path of the tests' assembly.</param>
/// <param name="most">The largest number of rows of a source that become benchmarks.</param>
internal sealed class SourceListing(string assembly, int most)
{
    /// <summary>The number of rows unless the user chooses another.</summary>
    public const int MostRows = 50;

    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(20);

    private readonly Dictionary<TrialSubject, RowList> _lists = [];

    /// <summary>The tests with their rows; one is refused if its sources cannot be used.</summary>
    /// <param name="tests">The tests.</param>
    /// <exception cref="SplNetException">The tests cannot be loaded.</exception>
    public IReadOnlyList<TestCandidate> Of(IReadOnlyList<TestCandidate> tests)
    {
        List<TrialSubject> sources = [.. tests.Where(static test => test.Refusal is null).SelectMany(Sources).Distinct()];
        if (sources.Count == 0)
            return tests;
        Interruption.During(
            cancellation =>
            {
                List(sources, cancellation);
                return true;
            },
            CancellationToken.None);
        return [.. tests.SelectMany(WithFixtures).Select(WithRows)];
    }

    private static IEnumerable<TrialSubject> Sources(TestCandidate test)
    {
        if (test.Variant.HasSource)
            yield return OfClass(test);
        if (test.HasSource)
            yield return OfTest(test);
    }

    private static TrialSubject OfClass(TestCandidate test) =>
        TrialSubject.Of(test, TrialSubject.NoRow) with { Row = TrialSubject.OfClass, Token = 0, Module = string.Empty };

    // The rows do not depend on the arguments of the class.
    private static TrialSubject OfTest(TestCandidate test) =>
        TrialSubject.Of(test with { Variant = test.Variant with { Key = null } }, TrialSubject.NoRow) with { Variant = string.Empty };

    private IEnumerable<TestCandidate> WithFixtures(TestCandidate test)
    {
        if (test.Refusal is not null || !test.Variant.HasSource)
            return [test];
        var list = _lists[OfClass(test)];
        if (list.Refusal is { } refusal)
            return [test with { Refusal = refusal }];
        var forms = list.Rows.Select(row => test.WithFixture(row.Key!, row.Text) with { Refusal = row.Refusal });
        return list.Count > list.Rows.Count ? forms.Append(test with { Refusal = More(list) }) : forms;
    }

    private TestCandidate WithRows(TestCandidate test)
    {
        if (test.Refusal is not null || !test.HasSource)
            return test;
        var list = _lists[OfTest(test)];
        if (list.Refusal is { } refusal)
            return test with { Refusal = refusal };
        return test with
        {
            Rows = list.Count > list.Rows.Count ? [.. list.Rows, new CandidateRow([]) { Refusal = More(list) }] : list.Rows,
        };
    }

    private static Refusal More(RowList list) => new(Refusals.MoreRows, Invariant($"{list.Rows.Count} of {list.Count} are measured"));

    // A source that does not end, or ends the process, is identified by the test that was announced last.
    private void List(IReadOnlyList<TrialSubject> sources, CancellationToken cancellation)
    {
        var temporary = Directory.CreateTempSubdirectory(TrialRequest.TemporaryFolder).FullName;
        try
        {
            for (var left = sources; left.Count > 0;)
                left = [.. left.Skip(List(left, temporary, cancellation))];
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            // The process ends when the folder has been removed.
            foreach (var source in sources)
                _lists.TryAdd(source, RowList.Refused(new Refusal(Refusals.SourceFails)));
        }
        finally
        {
            Directory.Delete(temporary, recursive: true);
        }
    }

    // Returns the number of sources that are done.
    private int List(IReadOnlyList<TrialSubject> sources, string temporary, CancellationToken cancellation)
    {
        using var child = TrialChild.Start(
            new TrialRequest(assembly, TrialKind.Rows, Longest, [], sources) { MostRows = most }, temporary, cancellation);
        var current = -1;
        while (true)
        {
            try
            {
                using var message = child.Take(current < 0 ? StartTime : Longest);
                switch ((MessageKind)message.ReadByte())
                {
                    case MessageKind.TrialStage:
                        current = message.ReadInt32();
                        break;
                    case MessageKind.Rows:
                        _lists[sources[message.ReadInt32()]] = RowList.Read(message);
                        break;
                    default:
                        return message.ReadString() is { Length: > 0 } failure ? throw Unusable(failure) : sources.Count;
                }
            }
            catch (TimeoutException) when (current >= 0)
            {
                return Refuse(sources, current, new Refusal(Refusals.SourceHangs, Invariant($"within {Longest.TotalSeconds:0} s")));
            }
            catch (EndOfStreamException) when (current >= 0)
            {
                return Refuse(sources, current, new Refusal(Refusals.SourceFails, child.Exit.Text));
            }
            catch (Exception silence) when (silence is TimeoutException or EndOfStreamException)
            {
                var (_, text, said) = child.Exit;
                throw Unusable(string.Join(
                    ' ', $"the process that lists them ended with {text}. {said}"
                        .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)));
            }
        }
    }

    private int Refuse(IReadOnlyList<TrialSubject> sources, int current, Refusal refusal)
    {
        _lists[sources[current]] = RowList.Refused(refusal);
        return current + 1;
    }

    private SplNetException Unusable(string why) =>
        new($"The rows of the tests of {assembly} cannot be listed: {why} Fix that, or exclude the tests with --filter or --leave-out.");
}
