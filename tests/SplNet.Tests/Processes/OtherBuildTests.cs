using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Processes;
using SplNet.Processes.Protocol;

namespace SplNet.Tests.Processes;

/// <summary>A tool of one version measures a project that refers to another: the process of the project says so.</summary>
public class OtherBuildTests
{
    private const string OtherVersion = "9.8.7+abc";

    [Fact]
    public void RequestOfAnotherVersion_IsAnsweredWithBothVersions()
    {
        var failure = Answer(static writer => SplNetBuild.Write(writer, Guid.NewGuid(), OtherVersion));

        Assert.Contains(OtherVersion, failure, StringComparison.Ordinal);
        Assert.Contains("The measured project uses SplNet 0.", failure, StringComparison.Ordinal);
        Assert.Contains("Use the same version of the packages and of the tool.", failure, StringComparison.Ordinal);
    }

    [Fact]
    public void RequestWithoutABuild_IsOfAnOlderVersion() =>
        Assert.Contains("an older version", Answer(static writer => writer.Write(new byte[100])), StringComparison.Ordinal);

    [Fact]
    public void ShortRequest_IsOfAnOlderVersion() =>
        Assert.Contains("an older version", Answer(static writer => writer.Write(0)), StringComparison.Ordinal);

    [Theory]
    [InlineData("--trial")]
    [InlineData(CountRequest.Word)]
    public void ProcessThatDoesNotMeasure_SaysSoAndEnds(string word)
    {
        var (process, answers) = Start(word);
        using (process)
        using (answers)
        {
            Send(process, static writer => SplNetBuild.Write(writer, Guid.NewGuid(), OtherVersion));
            var said = process.StandardError.ReadToEnd();
            process.WaitForExit();

            Assert.Equal(1, process.ExitCode);
            Assert.Contains(OtherVersion, said, StringComparison.Ordinal);
        }
    }

    private static string? Answer(Action<BinaryWriter> request)
    {
        var (process, answers) = Start();
        using (process)
        using (answers)
        {
            Send(process, request);
            using var message = new BinaryReader(new MemoryStream(Frame.Receive(answers)));
            Assert.Equal(MessageKind.Answer, (MessageKind)message.ReadByte());
            process.WaitForExit();
            Assert.Equal(0, process.ExitCode);
            return MeasureAnswer.Read(message).Failure;
        }
    }

    private static (Process Process, AnonymousPipeServerStream Answers) Start(params string[] words)
    {
        var answers = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        var start = HostCommand.For(
            typeof(OtherBuildTests).Assembly.Location,
            [.. words, answers.GetClientHandleAsString()],
            new Dictionary<string, string?>(StringComparer.Ordinal));
        var process = Process.Start(start)!;
        answers.DisposeLocalCopyOfClientHandle();
        return (process, answers);
    }

    // A frame is a length, then that many bytes.
    private static void Send(Process process, Action<BinaryWriter> request)
    {
        using var content = new MemoryStream();
        using (var writer = new BinaryWriter(content, System.Text.Encoding.UTF8, leaveOpen: true))
            request(writer);
        using var input = new BinaryWriter(process.StandardInput.BaseStream);
        input.Write((int)content.Length);
        input.Write(content.ToArray());
    }
}
