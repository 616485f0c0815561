using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Machine;
using SplNet.Processes.Protocol;

namespace SplNet.Processes;

/// <summary>
/// A process of the host that gets one request and answers many times. It ends with this one or when it is disposed of,
/// with its child processes.
/// </summary>
internal sealed class HostChild : IDisposable
{
    private static readonly TimeSpan EndTime = TimeSpan.FromSeconds(2);

    // A process that starts at the same time would inherit the other end of the pipe, and keep it open.
    private static readonly Lock Starting = new();

    private readonly Descendants _descendants = new();
    private readonly Process _process;
    private readonly AnswerPipe _answers;
    private readonly CapturedOutput _output;
    private readonly CapturedOutput _errors;

    /// <summary>Starts it, and asks.</summary>
    /// <param name="assembly">The full path of the user's assembly.</param>
    /// <param name="word">The word that selects the task of the host.</param>
    /// <param name="environment">Changes of its environment.</param>
    /// <param name="request">Writes the request.</param>
    /// <param name="folder">In which folder it runs; null for the folder of this process.</param>
    /// <param name="cancellation">Ends the waiting for its answers.</param>
    /// <exception cref="SplNetException">A file that it needs is missing.</exception>
    public HostChild(
        string assembly, string word, IReadOnlyDictionary<string, string?> environment, Action<BinaryWriter> request, string? folder = null,
        CancellationToken cancellation = default)
    {
        lock (Starting)
        {
            var answers = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
            try
            {
                var start = HostCommand.For(assembly, [word, answers.GetClientHandleAsString()], environment);
                if (folder is not null)
                    start.WorkingDirectory = folder;
                _descendants.Put(start.Environment);
                _process = Process.Start(start)!;
                _descendants.Take(_process);
            }
            catch
            {
                answers.Dispose();
                throw;
            }

            answers.DisposeLocalCopyOfClientHandle();
            _answers = new AnswerPipe(answers, _process, cancellation);
        }

        _output = CapturedOutput.Of(_process.StandardOutput.BaseStream);
        _errors = CapturedOutput.Of(_process.StandardError.BaseStream);
        Send(request);
    }

    /// <summary>How it ended, in words; and its output.</summary>
    public (int Code, string Text, string Said) Exit
    {
        get
        {
            if (!_process.WaitForExit(EndTime))
                _descendants.End(_process);
            _process.WaitForExit();
            Task.WaitAll([_output.Completion, _errors.Completion], EndTime);
            return (_process.ExitCode, ExitCode.Describe(_process.ExitCode), _errors.ToString());
        }
    }

    /// <summary>Waits for its next message.</summary>
    /// <exception cref="TimeoutException">No message came in that time.</exception>
    /// <exception cref="EndOfStreamException">It has ended.</exception>
    /// <exception cref="OperationCanceledException">The wait was cancelled.</exception>
    public BinaryReader Take(TimeSpan time) => _answers.Take(time);

    /// <inheritdoc/>
    public void Dispose()
    {
        if (!_process.HasExited)
            _descendants.End(_process);
        _process.WaitForExit();
        _descendants.Kill();
        _descendants.LetGo();
        _answers.Dispose();
        _process.Dispose();
    }

    // A process that cannot even start closes its input; the code that waits for it reports how it ended.
    private void Send(Action<BinaryWriter> request)
    {
        try
        {
            Frame.SendRequestAsync(_process.StandardInput.BaseStream, request, CancellationToken.None).GetAwaiter().GetResult();
        }
        catch (IOException)
        {
            _process.WaitForExit(EndTime);
        }
    }
}
