using System.Diagnostics;
using System.Globalization;
using SplNet.Processes.Protocol;

namespace SplNet.Processes;

/// <summary>
/// Has processes count operands: an operand that hangs, exits or crashes its process is named, and the rest continues in another.
/// </summary>
/// <param name="environment">Variables of the processes, over the variables of any counting process.</param>
/// <param name="cancellation">Ends the processes at once.</param>
internal sealed class CountingLaunch(IReadOnlyDictionary<string, string?> environment, CancellationToken cancellation = default)
{
    private const int None = -1;
    private const int Signalled = 128;
    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(60);

    // The code is compiled once and stays as it is, and code that was compiled ahead is not recompiled meanwhile.
    private static readonly Dictionary<string, string?> OneTier =
        new(StringComparer.Ordinal) { ["DOTNET_TieredCompilation"] = "0", ["DOTNET_TieredPGO"] = "0" };

    /// <summary>How long an operand may take with its set-up, and with its start the first one.</summary>
    public TimeSpan Patience { get; init; } = TimeSpan.FromSeconds(20);

    /// <summary>After how long no further process is started.</summary>
    public TimeSpan Most { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>Counts, in as few processes as the operands allow.</summary>
    /// <param name="subjects">The operands; all have one home.</param>
    /// <param name="seed">The seed of generated data.</param>
    /// <returns>The outcome of each, in their order.</returns>
    /// <exception cref="SplNetException">The process cannot even start.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public IReadOnlyList<CountAnswer> Count(IReadOnlyList<CountSubject> subjects, int seed)
    {
        var start = Stopwatch.GetTimestamp();
        var answers = new List<CountAnswer>();
        while (answers.Count < subjects.Count)
        {
            if (Stopwatch.GetElapsedTime(start) > Most)
                answers.Add(CountAnswer.Failed(CountEnding.NotReached, $"Others took longer than {Seconds(Most)}."));
            else
                Run([.. subjects.Skip(answers.Count)], seed, answers);
        }

        return answers;
    }

    // Adds the answers up to the end of the list, or up to the operand that ended the process.
    private void Run(IReadOnlyList<CountSubject> subjects, int seed, List<CountAnswer> answers)
    {
        var variables = new Dictionary<string, string?>(OneTier, StringComparer.Ordinal);
        foreach (var (name, value) in environment)
            variables[name] = value;
        var home = subjects[0].Origin.AssemblyPath;
        using var child = new HostChild(
            home, CountRequest.Word, variables, new CountRequest(subjects, Surroundings.Of(home), seed).Write, Path.GetDirectoryName(home),
            cancellation);
        var current = None;
        while (true)
        {
            try
            {
                using var message = child.Take(current == None ? StartTime : Patience);
                switch ((MessageKind)message.ReadByte())
                {
                    case MessageKind.CountBegins:
                        current++;
                        break;
                    case MessageKind.Count:
                        answers.Add(CountAnswer.Read(message));
                        break;
                    default:
                        return;
                }
            }
            catch (TimeoutException) when (current != None)
            {
                answers.Add(CountAnswer.Failed(CountEnding.Hung, $"It gave no answer within {Seconds(Patience)}."));
                return;
            }
            catch (EndOfStreamException) when (current != None)
            {
                answers.Add(Ended(child));
                return;
            }
            catch (Exception silence) when (silence is TimeoutException or EndOfStreamException)
            {
                var (_, text, said) = child.Exit;
                throw new SplNetException(
                    string.Join(' ', $"The process that counts operands of {subjects[0].Origin.AssemblyPath} ended with {text}. {said}"
                        .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)),
                    silence);
            }
        }
    }

    private static CountAnswer Ended(HostChild child)
    {
        var (code, text, said) = child.Exit;

        // The exception, and the message in the next line.
        var crash = string.Join(' ', said.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
            .TakeWhile(static line => !line.StartsWith("at ", StringComparison.Ordinal)).Take(2));
        return code is >= 0 and < Signalled
            ? CountAnswer.Failed(CountEnding.Exited, $"It ended its process with {text}.")
            : CountAnswer.Failed(
                CountEnding.Crashed, crash.Length == 0 ? $"Its process ended with {text}." : $"Its process ended with {text}: {crash}");
    }

    private static string Seconds(TimeSpan time) => time.TotalSeconds.ToString("0.#", CultureInfo.InvariantCulture) + " s";
}
