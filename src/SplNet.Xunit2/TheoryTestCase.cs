using System.ComponentModel;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace SplNet.Xunit2;

/// <summary>All rows of a theory whose arguments xUnit.net cannot serialize.</summary>
public sealed class TheoryTestCase : XunitTheoryTestCase
{
    /// <summary>Deserializes a test case; called by xUnit.net.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [Obsolete("Called by xUnit.net when it reads a test case.")]
    public TheoryTestCase()
    {
    }

    /// <summary>Creates the test case of a theory.</summary>
    public TheoryTestCase(
        IMessageSink diagnosticMessageSink,
        TestMethodDisplay defaultMethodDisplay,
        TestMethodDisplayOptions defaultMethodDisplayOptions,
        ITestMethod testMethod)
        : base(diagnosticMessageSink, defaultMethodDisplay, defaultMethodDisplayOptions, testMethod)
    {
    }

    /// <inheritdoc/>
    public override Task<RunSummary> RunAsync(
        IMessageSink diagnosticMessageSink, IMessageBus messageBus, object[] constructorArguments, ExceptionAggregator aggregator,
        CancellationTokenSource cancellationTokenSource) =>
        new TheoryRows(
            this, DisplayName, SkipReason, constructorArguments, diagnosticMessageSink, messageBus, aggregator, cancellationTokenSource)
            .RunAsync();
}
