using Dapper;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Tests.Stores;

/// <summary>What holds of a history, wherever it is kept.</summary>
public abstract class StoreLaws
{
    [Fact]
    public void AddedSession_IsReadWithItsRuns()
    {
        using var store = Open(NewLocation());
        var session = Recorded.Session(1);
        Assert.Equal(new AddedCounts(2, 0, 6), store.Add([session]));

        var stored = Assert.Single(store.Sessions());
        Assert.Equal((session.Session, 2, Recorded.Start.AddDays(1)), (stored.Session, stored.Experiments, stored.Began));
        Assert.Equal(["op0", "op1"], store.Series().Select(static series => series.Name.Operand));
        AssertSame(session, store.Session(stored));
        Assert.Equal(
            session.Experiments.Select(static experiment => experiment.Samples[0].Values.Mean),
            store.Points().Select(static point => point.Values.Mean));
    }

    [Fact]
    public void ConcurrentWrite_IsNotInAConsistentRead()
    {
        var location = NewLocation();
        using var store = Open(location);
        store.Add([Recorded.Session(1)]);
        using var other = Open(location);
        var seen = store.AtOneMoment(() =>
        {
            var sessions = store.Sessions();
            other.Add([Recorded.Session(2, series: 3)]);
            return (Sessions: sessions.Count, Series: store.Series().Count, Points: store.Points().Count);
        });

        Assert.Equal((1, 2, 2), seen);
        Assert.Equal((2, 3, 5), (store.Sessions().Count, store.Series().Count, store.Points().Count));
    }

    [Fact]
    public void History_ExistsAfterItWasCreated()
    {
        var location = NewLocation();
        Assert.False(HistoryStore.Exists(location));
        Assert.False(HistoryStore.Exists(location)); // asking begins none
        using (Open(location))
            Assert.True(HistoryStore.Exists(location));
    }

    [Fact]
    public void SessionAddedTwice_IsStoredOnce()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1)]);
        Assert.Equal(new AddedCounts(0, 2, 0), store.Add([Recorded.Session(1)]));
        Assert.Equal(2, store.Points().Count);
    }

    [Fact]
    public void SameExperimentWithOtherContent_IsRefused_AndNothingIsStored()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1)]);
        var changed =
            Recorded.Session(1) with { Experiments = [Recorded.Experiment(2, 0), Recorded.Experiment(1, 1) with { Digest = "other" }] };
        Assert.Contains(
            "twice, with different content", Assert.Throws<HistoryException>(() => store.Add([changed])).Message, StringComparison.Ordinal);
        Assert.Equal(2, store.Points().Count);
    }

    [Fact]
    public void SameExperimentWithOtherContent_IsSkipped_IfTheOthersAreWanted()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1)]);
        var refused = new List<RefusedExperiment>();
        var changed = Recorded.Experiment(1, 1) with { Digest = "other" };
        Assert.Equal(new AddedCounts(1, 1, 3), store.Add(
            [Recorded.Session(1) with { Experiments = [Recorded.Experiment(1, 0), changed, Recorded.Experiment(1, 2)] }], refused));
        Assert.Same(changed, Assert.Single(refused).Experiment);
        Assert.Equal(3, store.Points().Count);
    }

    [Fact]
    public void SampleInAnotherUnitOfItsKind_IsConvertedToTheUnitOfItsSeries()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1, series: 1)]);
        var (session, nanoseconds) = (Recorded.Session(2, series: 1), Recorded.Experiment(2, 0).Samples[0]);
        var seconds = new Sample(Recorded.Series(0) with { Unit = "us" }, [.. nanoseconds.Runs.Select(
            static run => new Run(run.Value / 1000, [.. run.Iterations.Select(static time => time / 1000)]))]) { Body = "body" };
        store.Add([session with { Experiments = [session.Experiments[0] with { Samples = [seconds] }] }]);
        Assert.Equal("ns", Assert.Single(store.Series()).Name.Unit);
        var (point, kept) = (store.Points()[1], store.Session(store.Sessions()[1]).Experiments[0].Samples[0]);
        Assert.Equal(
            (3, nanoseconds.Values.Mean, nanoseconds.Values.Variance),
            (point.Values.Count, point.Values.Mean, point.Values.Variance),
            NearlySame);
        Assert.Equal(
            (3, nanoseconds.Logarithms!.Value.Mean, nanoseconds.Logarithms.Value.Variance),
            (3, point.Logarithms!.Value.Mean, point.Logarithms.Value.Variance),
            NearlySame);
        Assert.Equal(nanoseconds.Runs[0].Value, kept.Runs[0].Value, 9);
        Assert.True(RunDataTests.IsKept(kept.Runs[0].Iterations[0], nanoseconds.Runs[0].Iterations[0]));
        Assert.Equal("body", kept.Body);
    }

    [Fact]
    public void SeriesWithTheSameName_HaveTheirRequirementsInTheirTitles()
    {
        using var store = Open(NewLocation());
        store.Add([With(Recorded.Series(0), Recorded.Series(0) with { Requirement = "lean" }, Recorded.Series(1))]);
        var (name, other) = (Recorded.Series(0), Recorded.Series(1));
        Assert.Equal(
            new[] { $"{name} of {name.Requirement}", $"{name} of lean", other.ToString() }.Order(StringComparer.Ordinal),
            store.Series().Select(static series => series.Title).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void BuildsForTwoFrameworks_AreTwoSeries_WithTheirFrameworksInTheirTitles()
    {
        using var store = Open(NewLocation());
        var (plain, windows) = (
            Recorded.Series(0) with { Framework = "net10.0" }, Recorded.Series(0) with { Framework = "net10.0-windows7.0" });
        store.Add([With(plain, windows, Recorded.Series(1) with { Framework = "net10.0" })]);
        Assert.Equal(
            [plain.WithFramework, windows.WithFramework],
            store.Series().Where(static series => series.Name.Operand == "op0").Select(static series => series.Title));
        Assert.Equal([true, true, false], store.Series().Select(static series => series.HasFrameworkInTitle));
        Assert.EndsWith("[net10.0-windows7.0]", windows.WithFramework, StringComparison.Ordinal);
        Assert.Equal(Recorded.Series(1).ToString(), store.Series().Single(static series => series.Name.Operand == "op1").Title);
        Assert.Equal(
            ["net10.0", "net10.0-windows7.0", "net10.0"],
            store.Session(Assert.Single(store.Sessions())).Experiments[0].Samples.Select(static sample => sample.Series.Framework));
        Assert.Equal(3, store.Points().Count);
    }

    [Fact]
    public void SampleOfAnotherKindThanItsSeries_IsRefused_AndTheOthersAreStored()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1, series: 1)]);
        var wrong = Recorded.Series(0) with { Unit = "req" };
        var session = With(Recorded.Series(7), wrong);
        var refused = new List<RefusedExperiment>();
        Assert.Equal(new AddedCounts(1, 0, 1), store.Add([session], refused));
        var one = Assert.Single(refused);
        Assert.Contains("mean(op0) is in 'ns' in the history and in 'req' there", one.Reason, StringComparison.Ordinal);
        Assert.Equal((wrong, 1), (Assert.Single(one.Experiment.Samples).Series, one.Kept));
        Assert.Equal((2, 2, 2), (store.Series().Count, store.Sessions().Count, store.Points().Count));

        Assert.Throws<HistoryException>(() => store.Add([session with { Experiments = [session.Experiments[0] with { Key = "other" }] }]));
        Assert.Equal(2, store.Points().Count);
    }

    // Nothing tells again of what was left out but the same experiment.
    [Fact]
    public void PartlyStoredExperiment_IsCompletedWhenItFits()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1, series: 1)]);
        var (session, mended) = (
            With(Recorded.Series(7), Recorded.Series(0) with { Unit = "req" }), With(Recorded.Series(7), Recorded.Series(0)));
        var refused = new List<RefusedExperiment>();
        store.Add([session], refused);
        Assert.Equal(new AddedCounts(0, 1, 0), store.Add([session], refused));
        Assert.Equal(2, refused.Count);
        Assert.Equal(new AddedCounts(0, 1, 1), store.Add([mended], refused));
        Assert.Equal(new AddedCounts(0, 1, 0), store.Add([mended]));
        Assert.Equal((2, 3), (refused.Count, store.Points().Count));

        // A history that has only the part brings nothing new, and gets the rest from one that has the whole.
        using var other = Open(NewLocation());
        other.Add([Recorded.Session(1, series: 1)]);
        other.Add([session], refused);
        Assert.Equal(new AddedCounts(0, 1, 0), store.Add([other.Session(other.Sessions()[1])]));
        Assert.Equal(new AddedCounts(0, 1, 1), other.Add([store.Session(store.Sessions()[1])]));
    }

    [Fact]
    public void ExperimentWithoutAFittingSample_IsNotStored()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1, series: 1)]);
        var refused = new List<RefusedExperiment>();
        Assert.Equal(default, store.Add([With(Recorded.Series(0) with { Unit = "req" })], refused));
        Assert.Equal(0, Assert.Single(refused).Kept);
        Assert.Equal((1, 1), (store.Series().Count, store.Sessions().Count));
    }

    [Fact]
    public void ValuesWithInvalidMoments_AreRefused()
    {
        using var store = Open(NewLocation());
        var session = Recorded.Session(1, series: 1);
        var refused = new List<RefusedExperiment>();
        store.Add(
            [session with { Experiments =
            [
                session.Experiments[0] with { Samples = [new Sample(Recorded.Series(0), [new Run(1e308, []), new Run(1e307, [])])] },
            ] }],
            refused);
        Assert.Contains("too large", Assert.Single(refused).Reason, StringComparison.Ordinal);
        Assert.Empty(store.Sessions());
    }

    [Fact]
    public void PartsInAnyOrder_AndMoreThanOnce_GiveTheSameHistory()
    {
        var whole = new[] { Recorded.Session(1, series: 5), Recorded.Session(2, series: 5) };
        var parts = Enumerable.Range(0, 5)
            .SelectMany(part => whole.Select(session => session with { Experiments = [session.Experiments[part]] })).ToArray();
        using var one = Open(NewLocation());
        one.Add(whole);
        using var other = Open(NewLocation());
        foreach (var part in parts.Reverse().Concat(parts))
            other.Add([part]);
        Assert.Equal(Content(one), Content(other));
        Assert.Equal(10, Content(one).Count);
    }

    [Fact]
    public void RunsOfTwoExperiments_OfOneSession_AreOnePoint()
    {
        using var store = Open(NewLocation());
        var (first, second) = (Recorded.Experiment(1, 0), Recorded.Experiment(1, 0) with { Key = "second" });
        store.Add([Recorded.Session(1) with { Experiments = [first, second] }]);
        var point = Assert.Single(store.Points());
        var all = Moments.Of(first.Samples.Concat(second.Samples).SelectMany(static sample => sample.Runs).Select(static run => run.Value));
        Assert.Equal((6, all.Mean, all.Variance), (point.Values.Count, point.Values.Mean, point.Values.Variance), NearlySame);
    }

    [Fact]
    public void InvalidExperiment_IsStored_AndIsNotAPoint()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1, verdict: "Invalid")]);
        Assert.Empty(store.Points());
        Assert.Equal("Invalid", store.Session(Assert.Single(store.Sessions())).Experiments[0].Verdict);
    }

    [Fact]
    public void PrunedIterations_KeepTheValues()
    {
        using var store = Open(NewLocation());
        store.Add([Recorded.Session(1), Recorded.Session(2)]);
        var (old, present) = (store.Sessions()[0], store.Sessions()[1]);
        Assert.Equal(2, store.ForgetIterations(new HashSet<long> { old.Id }));
        Assert.Equal(0, store.ForgetIterations(new HashSet<long> { old.Id }));
        Assert.All(store.Session(old).Experiments, static experiment =>
            Assert.All(experiment.Samples[0].Runs, static run => Assert.Empty(run.Iterations)));
        Assert.Equal(
            Recorded.Session(1).Experiments[0].Samples[0].Runs.Select(static run => run.Value),
            store.Session(old).Experiments[0].Samples[0].Runs.Select(static run => run.Value));
        AssertSame(Recorded.Session(2), store.Session(present));
    }

    [Fact]
    public void EventsAliasesAndShards_AreStoredOnce()
    {
        using var store = Open(NewLocation());
        var happened = new HistoryEvent(Recorded.Start, EventKind.Suspected, "series", "commit", "We want it's safety.", "{}");
        store.Add([happened, happened]);
        store.Add([happened]);
        Assert.Equal(happened, Assert.Single(store.Events()));
        store.AddAlias("old", "new");
        store.AddAlias("old", "newer");
        Assert.Equal("newer", store.Aliases()["old"]);
        store.AddShard(new Shard("session", 5, 2));
        store.AddShard(new Shard("session", 5, 2));
        Assert.Equal(new Shard("session", 5, 2), Assert.Single(store.Shards()));
    }

    [Fact]
    public void Placebos_AreStoredOnceAndCompletely()
    {
        using var store = Open(NewLocation());
        var placebo = new StoredPlacebo(Recorded.Start, "machine", "series", "commit", IsAlarm: true, [0.1, -1.0 / 3, 1e-17]);
        store.Add([placebo, placebo]);
        store.Add([placebo]);
        var kept = Assert.Single(store.Placebos());
        Assert.Equal(placebo with { Differences = kept.Differences }, kept);
        Assert.Equal(placebo.Differences, kept.Differences);
    }

    [Fact]
    public async Task WritersAtTheSameTime_LoseNothing()
    {
        var location = NewLocation();
        Open(location).Dispose();
        await Task.WhenAll(Enumerable.Range(0, 4).Select(writer => Task.Run(() =>
        {
            using var store = Open(location);
            for (var session = 0; session < 10; session++)
                store.Add([Recorded.Session((10 * writer) + session)]);
        })));
        using var read = Open(location);
        Assert.Equal((40, 80), (read.Sessions().Count, read.Points().Count));
    }

    [Fact]
    public void HistoryOfANewerVersion_IsRefused_AndNamed()
    {
        var location = NewLocation();
        Open(location).Dispose();
        using (var database = HistoryDatabase.Open(location, create: false))
        using (var transaction = database.BeginWriting())
        {
            database.WriteVersion(transaction, 99);
            transaction.Commit();
        }

        var refused = Assert.Throws<HistoryException>(() => Open(location));
        Assert.Contains("newer splnet", refused.Message, StringComparison.Ordinal);
        Assert.Contains(location.ToString(), refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void CodeOfTheTests_IsStoredWithTheMeasurements()
    {
        using var store = Open(NewLocation());
        var (plain, session) = (Recorded.Session(1, series: 1), Recorded.Session(2, series: 1));
        store.Add([plain, session with { Experiments = [session.Experiments[0] with
        {
            Samples = [new Sample(Recorded.Series(0), session.Experiments[0].Samples[0].Runs) { Body = "0123456789abcdef" }],
        }] }]);
        Assert.Equal(["", "0123456789abcdef"], store.Points().Select(static point => point.Body));
        Assert.Equal(["", "0123456789abcdef"], store.Sessions().Select(one => store.Session(one).Experiments[0].Samples[0].Body));
    }

    // A run that was slow as a whole moves the mean, and not the median.
    [Fact]
    public void PointOfASample_HasTheMedianOfItsRuns()
    {
        using var store = Open(NewLocation());
        var session = Recorded.Session(1, series: 1);
        store.Add([session with { Experiments = [session.Experiments[0] with { Samples =
        [
            new Sample(Recorded.Series(0), [.. new double[] { 100, 102, 180, 101, 99 }.Select(static value => new Run(value, []))]),
        ] }] }]);
        var point = Assert.Single(store.Points());
        Assert.Equal(Math.Log(101), point.LogMedian!.Value, 12);
        Assert.True(point.Logarithms!.Value.Mean > Math.Log(110));
    }

    [Fact]
    public void HistoryOfAnEarlierVersion_IsUpgraded_WithItsData()
    {
        var location = NewLocation();
        using (var database = HistoryDatabase.Open(location, create: true))
        using (var transaction = database.BeginWriting())
        {
            database.PrepareTables(transaction);
            foreach (var step in HistorySchema.Migrations.Take(2))
                database.Connection.Execute(database.Dialect(step), transaction: transaction);
            database.Connection.Execute(
                """
                INSERT INTO machine (key, processor, architecture, processors, system, label) VALUES ('m', 'Processor', 'X64', 2, 'System 1', '');
                INSERT INTO session (key, machine, commit_id, tree, is_changed, runtime, name) VALUES ('s', 1, 'abc', '', 0, '', 'day');
                INSERT INTO series (key, source, requirement, operand, metric, unit) VALUES ('n', 'Tests', 'sort', 'sort', 'mean', 'ns');
                INSERT INTO experiment (key, digest, session, ended, source, title, verdict, alpha) VALUES ('e', 'd', 1, '2026-01-01T00:00:00.0000000Z', 'Tests', 'sort', 'Pass', 0.01);
                """, transaction: transaction);
            database.Connection.Execute(
                "INSERT INTO sample VALUES (1, 1, 1, 1, 1, 100, 0, NULL, NULL, @data)",
                new { data = RunData.Write([new Run(100, [])]) },
                transaction);
            database.WriteVersion(transaction, 2);
            transaction.Commit();
        }

        using var store = Open(location);
        Assert.Equal(
            (100.0, (double?)null, string.Empty),
            (Assert.Single(store.Points()).Values.Mean, store.Points()[0].LogMedian, store.Points()[0].Body));
        Assert.Equal(100, store.Session(Assert.Single(store.Sessions())).Experiments[0].Samples[0].Runs[0].Value);
        store.Add([Recorded.Session(1)]);
        Assert.Equal(3, store.Points().Count);
    }

    /// <summary>A place that holds no history yet.</summary>
    internal abstract HistoryLocation NewLocation();

    internal static HistoryStore Open(HistoryLocation location) => HistoryStore.Open(location, create: true);

    private static RecordedSession With(params SeriesName[] series)
    {
        var session = Recorded.Session(2, series: 1);
        return session with
        {
            Experiments = [session.Experiments[0] with { Samples = [.. series.Select(static one => new Sample(one, [new Run(5, [])]))] }],
        };
    }

    private static bool NearlySame((int Count, double Mean, double Variance) one, (int Count, double Mean, double Variance) other) =>
        one.Count == other.Count && Math.Abs(one.Mean - other.Mean) < 1e-9 && Math.Abs(one.Variance - other.Variance) < 1e-9;

    private static List<string> Content(HistoryStore store) =>
    [
        .. store.Sessions().SelectMany(session => store.Session(session).Experiments.Select(experiment =>
            $"{session.Session} {experiment.Key} {experiment.Digest} " +
            $"{string.Join(' ', experiment.Samples.SelectMany(static sample => sample.Runs).Select(static run => $"{run.Value:R}"))}")),
    ];

    private static void AssertSame(RecordedSession expected, RecordedSession found)
    {
        Assert.Equal(expected.Session, found.Session);
        Assert.Equal(expected.Experiments.Count, found.Experiments.Count);
        foreach (var (one, other) in expected.Experiments.Zip(found.Experiments))
        {
            Assert.Equal(
                (one.Key, one.Digest, one.Ended, one.Source, one.Title, one.Verdict, one.Alpha),
                (other.Key, other.Digest, other.Ended, other.Source, other.Title, other.Verdict, other.Alpha));
            Assert.Equal(one.Comparisons, other.Comparisons);
            Assert.Equal(
                one.Samples.Select(static sample => (sample.Series, sample.Values, sample.Logarithms)),
                other.Samples.Select(static sample => (sample.Series, sample.Values, sample.Logarithms)));
            foreach (var (run, read) in one.Samples[0].Runs.Zip(other.Samples[0].Runs))
            {
                Assert.Equal(run.Value, read.Value);
                Assert.Equal(run.Iterations.Count, read.Iterations.Count);
                Assert.All(run.Iterations.Zip(read.Iterations), static times =>
                    Assert.True(RunDataTests.IsKept(times.Second, times.First), $"{times}"));
            }
        }
    }
}
