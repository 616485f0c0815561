using System.Globalization;
using System.Text;

namespace Sut;

/// <summary>Money that goes from one account to another.</summary>
public readonly record struct Transfer(int From, int To, long Cents);

/// <summary>An account and what is on it.</summary>
public sealed class Account(int number, long overdraft)
{
    private readonly Lock _gate = new();
    private long _balance;

    public int Number { get; } = number;

    public long Balance
    {
        get
        {
            lock (_gate)
                return _balance;
        }

        private set
        {
            lock (_gate)
                _balance = value;
        }
    }

    public bool IsOverdrawn => Balance < 0;

    public bool CanPay(long cents) => Balance + overdraft >= cents;

    public void Deposit(long cents) => Balance += cents;

    public void Withdraw(long cents)
    {
        if (!CanPay(cents))
            throw new InvalidOperationException($"Account {Number} cannot pay {cents}.");
        Balance -= cents;
    }
}

/// <summary>What came of some transfers.</summary>
public sealed record Settlement(int Done, int Refused, long Moved);

/// <summary>Accounts, and transfers between them.</summary>
public sealed class Ledger
{
    private readonly Lock _posting = new();
    private readonly List<Account> _accounts = [];

    public int AccountCount => _accounts.Count;

    public Account Open(long overdraft)
    {
        lock (_posting)
        {
            var account = new Account(_accounts.Count, overdraft);
            _accounts.Add(account);
            return account;
        }
    }

    public Settlement PostAll(ReadOnlySpan<Transfer> transfers)
    {
        lock (_posting)
        {
            var done = 0;
            var moved = 0L;
            foreach (var transfer in transfers)
            {
                if (Post(transfer))
                {
                    done++;
                    moved += transfer.Cents;
                }
            }

            return new Settlement(done, transfers.Length - done, moved);
        }
    }

    public long Total()
    {
        lock (_posting)
        {
            var total = 0L;
            foreach (var account in _accounts)
                total += account.Balance;
            return total;
        }
    }

    /// <summary>A line for each account.</summary>
    public string Statement()
    {
        lock (_posting)
        {
            var text = new StringBuilder();
            foreach (var account in _accounts)
                text.Append(CultureInfo.InvariantCulture, $"{account.Number,4}{account.Balance / 100.0,12:N2}\n");
            return text.ToString();
        }
    }

    private bool Post(Transfer transfer)
    {
        var (from, to, cents) = (_accounts[transfer.From], _accounts[transfer.To], transfer.Cents);
        if (!from.CanPay(cents))
            return false;
        from.Withdraw(cents);
        to.Deposit(cents);
        return true;
    }
}

/// <summary>Interest by the day.</summary>
public sealed class Interest(int basisPoints)
{
    public long For(Account account, int days)
    {
        var balance = account.Balance;
        return balance <= 0 ? 0 : balance * basisPoints * days / 3_650_000;
    }

    public long Pay(Account account, int days)
    {
        var cents = For(account, days);
        account.Deposit(cents);
        return cents;
    }
}
