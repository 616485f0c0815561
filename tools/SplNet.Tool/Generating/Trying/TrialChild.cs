using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Launching;
using SplNet.Launching.Protocol;
using SplNet.Machine;
using SplNet.Trials;

namespace SplNet.Tool.Generating.Trying;

/// <summary>A trial process: it runs the user's tests, and ends with this one or when it is disposed of, with all that it has started.</summary>
internal sealed class TrialChild : IDisposable
{
    private static readonly TimeSpan EndTime = TimeSpan.FromSeconds(2);

    private readonly Descendants _descendants = new();
    private readonly Process _process;
    private readonly AnswerPipe _answers;
    private readonly CapturedOutput _output;
    private readonly CapturedOutput _errors;

    /// <summary>Starts it, in the folder of the tests.</summary>
    /// <param name="request">What it is to try.</param>
    /// <param name="temporary">Its temporary folder.</param>
    /// <param name="cancellation">Ends the waiting for its messages.</param>
    public TrialChild(TrialRequest request, string temporary, CancellationToken cancellation)
    {
        var answers = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        var environment = new Dictionary<string, string?>(StringComparer.Ordinal)
        {
            ["TMPDIR"] = temporary,
            ["TMP"] = temporary,
            ["TEMP"] = temporary,

            // The benchmarks are built for the runtime of the tool, and so is what tries them.
            ["DOTNET_ROLL_FORWARD"] = "LatestMajor",

            // Code that counts for the compiler is slower than what it was before, which looks like a test that grows slower.
            ["DOTNET_TieredPGO"] = "0",
        };
        var start = HostCommand.For(request.Assembly, [TrialProcess.Word, answers.GetClientHandleAsString()], environment);
        start.WorkingDirectory = Path.GetDirectoryName(request.Assembly)!;
        _descendants.Put(start.Environment);
        _process = Process.Start(start)!;
        _descendants.Take(_process);
        answers.DisposeLocalCopyOfClientHandle();
        _answers = new AnswerPipe(answers, _process, cancellation);
        _output = CapturedOutput.Of(_process.StandardOutput.BaseStream);
        _errors = CapturedOutput.Of(_process.StandardError.BaseStream);
        Send(request);
    }

    /// <summary>How it ended, in words; and what it has printed.</summary>
    public (int Code, string Text, string Said) Exit
    {
        get
        {
            if (!_process.WaitForExit(EndTime))
                _process.Kill(entireProcessTree: true);
            _process.WaitForExit();
            Task.WaitAll([_output.Completion, _errors.Completion], EndTime);
            return (_process.ExitCode, Launching.ExitCode.Describe(_process.ExitCode), _errors.ToString());
        }
    }

    /// <summary>Waits for its next message.</summary>
    /// <exception cref="TimeoutException">None came in that time.</exception>
    /// <exception cref="EndOfStreamException">It has ended.</exception>
    public BinaryReader Take(TimeSpan time) => _answers.Take(time);

    /// <inheritdoc/>
    public void Dispose()
    {
        if (!_process.HasExited)
            _process.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _descendants.Kill();
        _descendants.LetGo();
        _answers.Dispose();
        _process.Dispose();
    }

    // A process that cannot even begin closes its input; how it ended is told by whoever waits for it.
    private void Send(TrialRequest request)
    {
        try
        {
            Frame.SendAsync(_process.StandardInput.BaseStream, request.Write, CancellationToken.None).GetAwaiter().GetResult();
        }
        catch (IOException)
        {
            _process.WaitForExit(EndTime);
        }
    }
}
