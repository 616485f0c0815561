using Xunit.Sdk;
using Xunit.v3;

namespace SplNet.Xunit.Replaying;

/// <summary>Takes what xUnit.net reports in a replay: a test's output goes to standard output, which SplNet shows after a crash.</summary>
internal sealed class ConsoleMessages : IMessageBus
{
    public bool QueueMessage(IMessageSinkMessage message)
    {
        if (message is ITestOutput output)
            Console.Write(output.Output);
        return true;
    }

    public void Dispose()
    {
    }
}
