using System.ComponentModel;
using SplNet.Replaying.Frameworks.Xunit2;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace SplNet.Xunit2;

/// <summary>A theory row that reports itself before it runs as usual.</summary>
public sealed class RowTestCase : XunitTestCase
{
    /// <summary>Deserializes a test case; called by xUnit.net.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Obsolete("Called by xUnit.net when it reads a test case.")]
    public RowTestCase()
    {
    }

    /// <summary>Creates the test case of a row.</summary>
    public RowTestCase(
        IMessageSink diagnosticMessageSink,
        TestMethodDisplay defaultMethodDisplay,
        TestMethodDisplayOptions defaultMethodDisplayOptions,
        ITestMethod testMethod,
        object[] row)
        : base(diagnosticMessageSink, defaultMethodDisplay, defaultMethodDisplayOptions, testMethod, row)
    {
    }

    /// <inheritdoc/>
    // Asynchronous, so that the row flows into the code it runs and not into later code.
    public override async Task<RunSummary> RunAsync(
        IMessageSink diagnosticMessageSink, IMessageBus messageBus, object[] constructorArguments, ExceptionAggregator aggregator,
        CancellationTokenSource cancellationTokenSource) =>
        RunningRow.Enter(TestMethodArguments)
            ? await base.RunAsync(diagnosticMessageSink, messageBus, constructorArguments, aggregator, cancellationTokenSource)
            : new RunSummary();
}
