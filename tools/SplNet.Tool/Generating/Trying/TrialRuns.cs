using SplNet.Processes.Protocol;
using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>
/// Runs trials in processes. A test that hangs, exits or crashes its process is identified, and the rest continues in a new process.
/// </summary>
/// <param name="request">The trial request.</param>
/// <param name="temporary">The temporary folder of the processes.</param>
/// <param name="cancellation">Ends the current process.</param>
internal sealed class TrialRuns(TrialRequest request, string temporary, CancellationToken cancellation)
{
    private const int Patience = 10;
    private const int None = -1;
    private const int Signalled = 128;
    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Slack = TimeSpan.FromSeconds(1);

    private readonly Dictionary<TrialSubject, TrialOutcome> _outcomes = [];

    /// <summary>The results by test.</summary>
    public IReadOnlyDictionary<TrialSubject, TrialOutcome> Outcomes => _outcomes;

    /// <summary>The given tests without an obstacle.</summary>
    public IReadOnlyList<TrialSubject> Usable(IEnumerable<TrialSubject> subjects) =>
        [.. subjects.Where(one => !_outcomes.TryGetValue(one, out var outcome) || outcome.Refusal is null)];

    /// <summary>Creates runs in new processes, independent of these.</summary>
    public TrialRuns Another() => new(request, temporary, cancellation);

    /// <summary>Restores the earlier state of a test.</summary>
    /// <param name="subject">The test.</param>
    /// <param name="refusal">The earlier refusal; null if there was none.</param>
    public void Restore(TrialSubject subject, Refusal? refusal) => _outcomes[subject] = _outcomes[subject] with { Refusal = refusal };

    /// <summary>Tries tests in as few processes as their behaviour allows.</summary>
    /// <param name="subjects">The tests, grouped by class.</param>
    /// <param name="kind">The thoroughness.</param>
    /// <exception cref="SplNetException">The tests cannot be loaded.</exception>
    public void Try(IReadOnlyList<TrialSubject> subjects, TrialKind kind)
    {
        var next = request with { Kind = kind, Subjects = subjects };
        while (next.Subjects.Count > Math.Max(0, next.Known == 1 ? 1 : 0))
        {
            if (Run(next) is not { } culprit)
                return;
            next = After(next, culprit);
        }
    }

    // Returns the last test that was started before the process died; null if all were tried.
    private (int Index, TrialStage Stage)? Run(TrialRequest asked)
    {
        using var child = TrialChild.Start(asked, temporary, cancellation);
        var current = (Index: None, Stage: TrialStage.Shared);
        while (true)
        {
            try
            {
                using var message = child.Take(current.Index == None ? StartTime : (Patience * request.Budget) + Slack);
                switch ((MessageKind)message.ReadByte())
                {
                    case MessageKind.TrialStage:
                        current = (message.ReadInt32(), (TrialStage)message.ReadByte());
                        break;
                    case MessageKind.TrialOutcome:
                        Keep(asked, message.ReadInt32(), TrialOutcome.Read(message));
                        break;
                    default:
                        return message.ReadString() is { Length: > 0 } failure ? throw Unusable(failure) : null;
                }
            }
            catch (TimeoutException) when (current.Index != None)
            {
                Refuse(asked, current, new Refusal(Refusals.Hangs));
                return current;
            }
            catch (EndOfStreamException) when (current.Index != None)
            {
                var (code, text, said) = child.Exit;
                var crash = said.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).FirstOrDefault();
                Refuse(
                    asked, current, code >= 0 && (code < Signalled || OperatingSystem.IsWindows())
                        ? new Refusal(Refusals.Exit, text)
                        : new Refusal(Refusals.Crashes, crash is null ? text : $"{text}: {crash}"));
                return current;
            }
            catch (Exception silence) when (silence is TimeoutException or EndOfStreamException)
            {
                var (_, text, said) = child.Exit;
                throw Unusable(string.Join(
                    ' ', $"the trial process ended with {text}. {said}".Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)));
            }
        }
    }

    private SplNetException Unusable(string why) =>
        new(
            $"The tests of {request.Assembly} cannot be tried: {why} Fix that, or use --no-trial; " +
            "unrepeatable tests then become benchmarks too.");

    private void Keep(TrialRequest asked, int index, TrialOutcome outcome)
    {
        var subject = asked.Subjects[index];
        var earlier = _outcomes.GetValueOrDefault(subject);
        _outcomes[subject] = asked.Kind switch
        {
            _ when earlier is null => outcome,
            TrialKind.LifeCycles => earlier with
            {
                Whole = double.IsNaN(outcome.Whole) ? earlier.Whole : outcome.Whole,
                Hoisted = outcome.Hoisted,
                Pooled = outcome.Pooled,
            },

            // Results of an earlier process stay; later processes do not report times.
            _ => earlier with { Refusal = outcome.Refusal ?? earlier.Refusal },
        };
    }

    private void Refuse(TrialRequest asked, (int Index, TrialStage Stage) at, Refusal refusal)
    {
        var culprit = asked.Subjects[at.Index];
        foreach (var (index, subject) in asked.Subjects.Index())
        {
            if (subject == culprit || (IsOfAll(at.Stage) && subject.Form == culprit.Form))
                Keep(asked, index, new TrialOutcome { Refusal = refusal });
        }
    }

    // In the class of the failing test, the tests before it run once more, then the rest.
    private TrialRequest After(TrialRequest asked, (int Index, TrialStage Stage) culprit)
    {
        var form = asked.Subjects[culprit.Index].Form;
        var begun = asked.Subjects.Take(culprit.Stage is TrialStage.InTurn or TrialStage.End ? asked.Subjects.Count : culprit.Index)
            .Where(one => one.Form == form);
        IReadOnlyList<TrialSubject> known = asked.Kind == TrialKind.Repeated ? Usable(begun) : [];
        var last = asked.Subjects.Index().Last(one => one.Item.Form == form).Index;
        var rest = asked.Subjects.Skip(IsOfAll(culprit.Stage) || culprit.Stage == TrialStage.InTurn ? last + 1 : culprit.Index + 1)
            .ToList();
        return asked with { Known = known.Count, Subjects = [.. known, .. rest] };
    }

    private static bool IsOfAll(TrialStage stage) => stage is TrialStage.Shared or TrialStage.End;
}
