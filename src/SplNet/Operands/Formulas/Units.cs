using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>
/// Creates limits with units: <c>mean(a) &lt; 5.Milliseconds()</c>, <c>allocated(a) &lt;= 0.Bytes()</c>,
/// <c>exceptions(a) &lt;= 0.Times()</c>, <c>throughput(a) &gt; 10_000.PerSecond()</c>.
/// </summary>
public static class Units
{
    extension(int value)
    {
        /// <summary>A time per operation.</summary>
        public Estimate Nanoseconds() => Time(value, 1);

        /// <summary>A time per operation.</summary>
        public Estimate Microseconds() => Time(value, 1e3);

        /// <summary>A time per operation.</summary>
        public Estimate Milliseconds() => Time(value, 1e6);

        /// <summary>A time per operation.</summary>
        public Estimate Seconds() => Time(value, 1e9);

        /// <summary>Memory allocated per operation.</summary>
        public Estimate Bytes() => Memory(value, 1);

        /// <summary>Memory allocated per operation; 1024 bytes.</summary>
        public Estimate Kilobytes() => Memory(value, 1024);

        /// <summary>Memory allocated per operation; 1024² bytes.</summary>
        public Estimate Megabytes() => Memory(value, 1024 * 1024);

        /// <summary>A number of events per operation: collections, contentions, exceptions.</summary>
        public Estimate Times() => new Limit(value, MetricUnit.Count);

        /// <summary>Operations per second.</summary>
        public Estimate PerSecond() => new Limit(value, MetricUnit.OperationsPerSecond);
    }

    extension(double value)
    {
        /// <summary>A time per operation.</summary>
        public Estimate Nanoseconds() => Time(value, 1);

        /// <summary>A time per operation.</summary>
        public Estimate Microseconds() => Time(value, 1e3);

        /// <summary>A time per operation.</summary>
        public Estimate Milliseconds() => Time(value, 1e6);

        /// <summary>A time per operation.</summary>
        public Estimate Seconds() => Time(value, 1e9);

        /// <summary>Memory allocated per operation.</summary>
        public Estimate Bytes() => Memory(value, 1);

        /// <summary>Memory allocated per operation; 1024 bytes.</summary>
        public Estimate Kilobytes() => Memory(value, 1024);

        /// <summary>Memory allocated per operation; 1024² bytes.</summary>
        public Estimate Megabytes() => Memory(value, 1024 * 1024);

        /// <summary>A number of events per operation: collections, contentions, exceptions.</summary>
        public Estimate Times() => new Limit(value, MetricUnit.Count);

        /// <summary>Operations per second.</summary>
        public Estimate PerSecond() => new Limit(value, MetricUnit.OperationsPerSecond);
    }

    private static Limit Time(double value, double scale) => new(value * scale, MetricUnit.Nanoseconds);

    private static Limit Memory(double value, double scale) => new(value * scale, MetricUnit.Bytes);
}
