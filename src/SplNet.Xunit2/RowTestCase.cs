using System.ComponentModel;
using SplNet.Replaying.Frameworks.Xunit2;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace SplNet.Xunit2;

/// <summary>One row of a theory: it tells the row, and runs as ever.</summary>
public sealed class RowTestCase : XunitTestCase
{
    /// <summary>For xUnit.net, which reads a test case that was written down.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Obsolete("Called by xUnit.net when it reads a test case.")]
    public RowTestCase()
    {
    }

    /// <summary>Makes the test case of a row.</summary>
    public RowTestCase(IMessageSink diagnosticMessageSink, TestMethodDisplay defaultMethodDisplay, TestMethodDisplayOptions defaultMethodDisplayOptions, ITestMethod testMethod, object[] row)
        : base(diagnosticMessageSink, defaultMethodDisplay, defaultMethodDisplayOptions, testMethod, row)
    {
    }

    /// <inheritdoc/>
    // Asynchronous, so that the row is told to what it runs and to nothing after it.
    public override async Task<RunSummary> RunAsync(
        IMessageSink diagnosticMessageSink, IMessageBus messageBus, object[] constructorArguments, ExceptionAggregator aggregator, CancellationTokenSource cancellationTokenSource) =>
        RunningRow.Enter(TestMethodArguments) ? await base.RunAsync(diagnosticMessageSink, messageBus, constructorArguments, aggregator, cancellationTokenSource) : new RunSummary();
}
