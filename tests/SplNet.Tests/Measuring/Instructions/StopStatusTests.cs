using SplNet.Host.Tracing;

namespace SplNet.Tests.Measuring.Instructions;

/// <summary>Status words of Linux: the signal in the second byte, 0x7f for a stop in the first, an event in the third.</summary>
public sealed class StopStatusTests
{
    [Theory]
    [InlineData(0x057f, true, false, false, 0)] // SIGTRAP after an instruction
    [InlineData(0x177f, false, true, false, 0)] // SIGURG
    [InlineData(0x0b7f, false, false, false, 11)] // SIGSEGV
    [InlineData(0x227f, false, false, false, 34)] // a real-time signal, by which the runtime suspends threads
    [InlineData(0x80137f, false, false, false, 0)] // SIGSTOP of the whole process: nothing is handed over
    [InlineData(0x80057f, false, false, false, 0)] // an event that is not a step
    [InlineData(0x0000, false, false, true, 0)] // exit
    [InlineData(0x0009, false, false, true, 0)] // SIGKILL
    [InlineData(0x0086, false, false, true, 0)] // SIGABRT with a core dump
    public void Status_IsDecoded(int word, bool isStep, bool isMarker, bool isGone, int pending)
    {
        var status = new StopStatus(word);
        Assert.Equal((isStep, isMarker, isGone, pending), (status.IsStep, status.IsMarker, status.IsGone, status.Pending));
    }

    [Theory]
    [InlineData(0x80137f, true)]
    [InlineData(0x80147f, true)]
    [InlineData(0x80057f, false)]
    [InlineData(0x137f, false)]
    public void OnlyStopsOfTheProcess_AreHandled(int word, bool isGroupStop) => Assert.Equal(isGroupStop, new StopStatus(word).IsGroupStop);

    [Theory]
    [InlineData(0x0b7f, true)]
    [InlineData(0x087f, true)]
    [InlineData(0x227f, false)]
    [InlineData(0x027f, false)]
    public void SignalsOfFailedInstructions_AreFaults(int word, bool isFault) => Assert.Equal(isFault, new StopStatus(word).IsFault);
}
