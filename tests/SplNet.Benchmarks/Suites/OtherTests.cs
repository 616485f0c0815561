namespace SplNet.Benchmarks;

/// <summary>
/// Tests that a suite has as well: some do not repeat, some wait, some do nothing; CLASS and TEST stand for the words of a framework.
/// </summary>
internal static class OtherTests
{
    /// <summary>How many there are.</summary>
    public const int Count = 20;

    public const string Source = """
        CLASS
        public class OtherTests
        {
            private static readonly List<byte[]> Kept = [];
            private static int _calls;
            private static int _logins;
            private static bool _isOpen;

            TEST
            public void Sleeps() => Thread.Sleep(2);

            TEST
            public async Task SleepsLater() => await Task.Delay(2);

            TEST
            public void SleepsBetween()
            {
                Require(Sorting.Merge(Sample.Numbers(10)).Length == 10);
                Thread.Sleep(1);
            }

            TEST
            public void WaitsForASignal()
            {
                using var signal = new ManualResetEventSlim();
                Require(!signal.Wait(4));
            }

            TEST
            public void WaitsForALock()
            {
                using var turn = new SemaphoreSlim(0);
                Require(!turn.Wait(3));
            }

            TEST
            public void IsTheFirstCall() => Require(++_calls == 1);

            TEST
            public void LogsInOnce() => Require(_logins++ == 0);

            TEST
            public void OpensAtFirst()
            {
                Require(!_isOpen);
                _isOpen = true;
            }

            TEST
            public void NeedsWhatIsOpen() => Require(_isOpen);

            TEST
            public void CollectsMore()
            {
                Kept.Add(new byte[10_000]);
                Require(Kept.Count > 0);
            }

            TEST
            public void LeavesATimer() => Require(new Timer(static _ => { }, null, 60_000, 60_000) is not null);

            TEST
            public void ThrowsAndCatches()
            {
                try
                {
                    throw new InvalidOperationException();
                }
                catch (InvalidOperationException)
                {
                }
            }

            TEST
            public void ParsesWhatIsNoNumber()
            {
                try
                {
                    int.Parse("none");
                }
                catch (FormatException)
                {
                }
            }

            TEST
            public void ReadsTheConsole() => Require(Console.ReadLine() is not null);

            TEST
            public void WritesATemporaryFile()
            {
                var file = Path.GetTempFileName();
                File.WriteAllText(file, Sample.Text(100));
                Require(File.ReadAllText(file).Length > 0);
                File.Delete(file);
            }

            TEST
            public void MakesATemporaryFolder() => Directory.CreateTempSubdirectory().Delete();

            TEST
            public void IsEmpty()
            {
            }

            TEST
            public void IsDone() => Require(true);

            TEST
            public void HasALibrary() => Require(typeof(Sorting).IsPublic);

            TEST
            public async Task YieldsAndSorts()
            {
                await Task.Yield();
                Require(Sorting.Heap(Sample.Numbers(200)).Length == 200);
            }

            private static void Require(bool holds)
            {
                if (!holds)
                    throw new InvalidOperationException("It does not hold.");
            }
        }

        """;
}
